import { isSecurityMail, mailText, type MailName } from '@sohbet/contract/site/mail-texts'
import type { Language } from '@sohbet/domain/language'
import { mailTextFaults, type MailText, type MailTextRules } from '@sohbet/domain/mail-text/mail-text'
import { accountMails } from './account-mails.ts'
import { courseMails } from './course-mails.ts'
import type { MailDescription } from './describe-mail.ts'
import { messageMails } from './message-mails.ts'
import { paymentMails } from './payment-mails.ts'
import { schoolMails } from './school-mails.ts'

/** Every mail: its values, and the text that the product brings. */
export const mails = {
  ...accountMails,
  ...courseMails,
  ...paymentMails,
  ...messageMails,
  ...schoolMails,
} satisfies Record<MailName, MailDescription>

type Placeholder<Mail extends MailName> = (typeof mails)[Mail]['placeholders'][number]
export type MailValues<Mail extends MailName> = Readonly<Record<Placeholder<Mail>, string>>

export const describedMail = (mail: MailName): MailDescription => mails[mail]

export const languagesOf = (mail: MailName): Language[] =>
  describedMail(mail).texts.en ? ['tr', 'en'] : ['tr']

/** A mail that has no English text is in Turkish. */
export const firstTextOf = (mail: MailName, language: Language): MailText => {
  const { texts } = describedMail(mail)
  return texts[language] ?? texts.tr
}

export const placeholdersOf = (mail: MailName): string[] => [...describedMail(mail).placeholders, 'school']

export const rulesOf = (mail: MailName): MailTextRules => ({
  placeholders: placeholdersOf(mail),
  required: describedMail(mail).required,
  isSecurity: isSecurityMail(mail),
})

/** The school's own text, unless today's rules refuse it: it may be of an earlier version of the product. */
export function usableText(mail: MailName, language: Language, own: unknown): MailText {
  const { data } = mailText.safeParse(own)
  return data && mailTextFaults(data, rulesOf(mail)).length === 0 ? data : firstTextOf(mail, language)
}
