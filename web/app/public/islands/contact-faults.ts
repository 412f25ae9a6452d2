import { contactForm } from '@sohbet/contract/core/contact'
import { fieldMessage } from '@sohbet/contract/field-messages'
import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'
import type { PublicContent } from '../content/public-content.ts'

export type ContactTexts = PublicContent['contact']['form']
export type FieldName = keyof ContactTexts['missing']
type Fault = { text: string; isTooLong?: boolean }
export type Faults = Partial<Record<FieldName, Fault>>
type Wording = { texts: ContactTexts; language: Language }

export const fieldNames = ['name', 'email', 'message'] as const satisfies FieldName[]

export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(language).format(count)

/** The page's own text if it has one, otherwise the contract's. */
function faultFrom(issue: z.core.$ZodIssue, name: FieldName, value: string, wording: Wording): Fault {
  const { texts, language } = wording
  switch (issue.code) {
    case 'too_small':
      return { text: texts.missing[name] }
    case 'too_big': {
      const excess = value.trim().length - Number(issue.maximum)
      return { text: `${texts.tooLong} ${formatCount(excess, language)}`, isTooLong: true }
    }
    default:
      return { text: name === 'email' ? texts.invalidEmail : fieldMessage(issue, language) }
  }
}

/** Checks the form with the contract's schema: its parsed values, or the first fault of each field. */
export function checkContact(values: FormData, wording: Wording) {
  const { data, error } = contactForm.safeParse(Object.fromEntries(values))
  const faults: Faults = {}
  for (const name of fieldNames) {
    const issue = error?.issues.find(({ path }) => path[0] === name)
    if (issue) faults[name] = faultFrom(issue, name, String(values.get(name)), wording)
  }
  return { data, faults }
}
