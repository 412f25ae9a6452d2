import type { Language } from '@sohbet/domain/language'
import type { MailPlaceholder, MailText } from '@sohbet/domain/mail-text/mail-text'

/** The text that the product brings; each entry of a list is a paragraph. */
type FirstText = { subject: string; body: readonly string[]; button?: string; notes?: readonly string[] }

export type MailDescription<Name extends MailPlaceholder = MailPlaceholder> = {
  /** The values of this mail; `{school}` is known to all of them. */
  placeholders: readonly Name[]
  /** Those that a text must contain. */
  required: readonly Name[]
  /** A text that has all of these needs no `{text}`. */
  facts?: readonly Name[]
  /** Mails to the school itself are in Turkish only. */
  texts: { tr: MailText } & Partial<Record<Language, MailText>>
}

const written = ({ subject, body, button = '', notes = [] }: FirstText): MailText => ({
  subject,
  body: body.join('\n\n'),
  button,
  notes: notes.join('\n\n'),
})

export const describeMail = <const Name extends MailPlaceholder>({
  placeholders,
  required = [],
  en,
  tr,
}: {
  placeholders: readonly Name[]
  required?: readonly NoInfer<Name>[]
  en?: FirstText
  tr: FirstText
}): MailDescription<Name> => ({
  placeholders,
  required,
  texts: { tr: written(tr), ...(en && { en: written(en) }) },
})
