import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'
import { turkishOf } from './say.ts'

/** The message of an issue that has no text in the schema. */
function generalMessage(issue: z.core.$ZodIssue, language: Language): string {
  const en = language === 'en'
  const isText = 'origin' in issue && issue.origin === 'string'
  const unit = isText ? (en ? ' characters' : ' karakter') : ''
  const written = (limit: number | bigint) => new Intl.NumberFormat(language).format(limit) + unit
  switch (issue.code) {
    case 'too_big': {
      const most = written(issue.maximum)
      return en ? `Must be at most ${most}` : `En fazla ${most} olabilir`
    }
    case 'too_small': {
      const least = written(issue.minimum)
      return en ? `Must be at least ${least}` : `En az ${least} olmalı`
    }
    case 'invalid_value':
      return en ? 'Not one of the accepted values' : 'Kabul edilen değerlerden biri değil'
    default:
      return en ? 'Missing or not valid' : 'Eksik veya geçersiz'
  }
}

/** The message of a failed check, in the user's language. */
export function fieldMessage(issue: z.core.$ZodIssue, language: Language): string {
  const turkish = turkishOf(issue.message)
  if (turkish === undefined) return generalMessage(issue, language)
  return language === 'en' ? issue.message : turkish
}

/** The first message of each field, by its dotted path. */
export function fieldMessages(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.')] ??= fieldMessage(issue, language)
  return fields
}

/** All messages of each field, one per line. */
export function allFieldMessages(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const messages = (fields[issue.path.join('.')] ??= [])
    const message = fieldMessage(issue, language)
    if (!messages.includes(message)) messages.push(message)
  }
  return Object.fromEntries(Object.entries(fields).map(([path, messages]) => [path, messages.join('\n')]))
}
