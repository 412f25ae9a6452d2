import {
  applicationForm,
  contactForm,
  sendApplication,
  sendContactMessage,
} from '@sohbet/contract/core/contact'
import { fieldMessage } from '@sohbet/contract/field-messages'
import { limits } from '@sohbet/contract/fields'
import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'
import type { PublicContent } from '@sohbet/contract/site/site-pages'

export type ContactTexts = PublicContent['contact']['form'] &
  Partial<Pick<PublicContent['creators']['form'], 'channel' | 'audience' | 'audienceHint'>>
export type FieldName = 'name' | 'email' | 'channel' | 'audience' | 'message'
type Fault = { text: string; isTooLong?: boolean }
export type Faults = Partial<Record<FieldName, Fault>>
type Field = { name: FieldName; value: string }
type Wording = { texts: ContactTexts; language: Language; kind: FormKind }

/** The contact form, and the application of a creator. */
export const forms = {
  contact: {
    call: sendContactMessage,
    schema: contactForm,
    fields: ['name', 'email', 'message'],
    maxMessage: limits.contactMessage,
    isMessageRequired: true,
  },
  application: {
    call: sendApplication,
    schema: applicationForm,
    fields: ['name', 'email', 'channel', 'audience', 'message'],
    maxMessage: limits.applicationMessage,
    isMessageRequired: false,
  },
} as const satisfies Record<
  string,
  { fields: readonly FieldName[]; schema: z.ZodType; [more: string]: unknown }
>
export type FormKind = keyof typeof forms

export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(language).format(count)

/** The page's own text if it has one, otherwise the contract's. */
function faultFrom(issue: z.core.$ZodIssue, field: Field, { texts, language }: Wording): Fault {
  const { name, value } = field
  switch (issue.code) {
    case 'too_small':
      return { text: Object.entries(texts.missing).find(([key]) => key === name)?.[1] ?? '' }
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
  const entries = Object.fromEntries(values)
  const { schema, fields } = forms[wording.kind]
  const { data, error } = schema.safeParse(entries)
  const faults: Faults = {}
  for (const name of fields) {
    const issue = error?.issues.find(({ path }) => path[0] === name)
    const value = entries[name]
    if (issue && typeof value === 'string') faults[name] = faultFrom(issue, { name, value }, wording)
  }
  return { data, faults }
}
