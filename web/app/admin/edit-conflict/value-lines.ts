import { daysOfWeek, isDay } from '@sohbet/domain/calendar'
import { weeklyTimes } from '@sohbet/domain/course/weekly-times'
import type { Language } from '@sohbet/domain/language'
import { z } from 'zod'
import { formatDay } from '../../ui/format.ts'

type Words = {
  language: Language
  /** The words for true, false and no value. */
  plain: (value: 'true' | 'false' | 'none') => string
  /** The names of records that a value refers to, by id. */
  names: ReadonlyMap<string, string>
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

const weeklyTime = z.object({
  dayOfWeek: z.enum(daysOfWeek),
  hour: z.number(),
  minute: z.number(),
  duration: z.number(),
})
const option = z.object({ id: z.string().max(1), text: z.string() })

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  Number.isNaN(value) ||
  (Array.isArray(value) && value.length === 0)

/** A value of a form as lines of text, one for each entry of a list; empty when it has no readable words. */
export function valueLines(value: unknown, words: Words): string[] {
  if (isEmpty(value)) return [words.plain('none')]
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => valueLines(entry, words))
  if (typeof value === 'object') return objectLines(value, words)
  const text = scalarText(value, words)
  return text === undefined ? [] : [text]
}

function scalarText(value: unknown, { plain, names, language }: Words): string | undefined {
  if (typeof value === 'boolean') return plain(value ? 'true' : 'false')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  if (idPattern.test(value)) return names.get(value)
  return isDay(value) ? formatDay(value, language) : value
}

/** A weekly time, an option with its letter, or the parts of anything else in one line. */
function objectLines(value: object | null, words: Words): string[] {
  const time = weeklyTime.safeParse(value)
  if (time.success) return [weeklyTimes([time.data], { language: words.language, withEnds: true })]
  const one = option.safeParse(value)
  if (one.success) return [`${one.data.id}: ${one.data.text}`]
  const parts = Object.values(value ?? {})
    .filter((part) => !isEmpty(part))
    .flatMap((part: unknown) => valueLines(part, words))
  return parts.length > 0 ? [parts.join(' · ')] : [words.plain('none')]
}
