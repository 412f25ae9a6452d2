import { isSecurityMail, mailText, type MailName } from '@sohbet/contract/site/mail-texts'
import { isNoticeMail } from '@sohbet/contract/site/notice-mails'
import type { Language } from '@sohbet/domain/language'
import { mailTextFaults, type MailText, type MailTextRules } from '@sohbet/domain/mail-text/mail-text'
import { accountMails } from './account-mails.ts'
import { courseMails } from './course-mails.ts'
import type { MailDescription } from './describe-mail.ts'
import { messageMails } from './message-mails.ts'
import { noticeMailTexts } from './notice-mails.ts'
import { paymentMails } from './payment-mails.ts'
import { schoolMails } from './school-mails.ts'

/** Every mail: its values, and the text that the product brings. */
export const mails = {
  ...accountMails,
  ...courseMails,
  ...paymentMails,
  ...messageMails,
  ...noticeMailTexts,
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
  facts: describedMail(mail).facts,
  isSecurity: isSecurityMail(mail),
})

/** The mail whose text a mail without an own one has. */
const frameOf = (mail: MailName): MailName | undefined => (isNoticeMail(mail) ? 'notification' : undefined)

/** The mails whose stored texts decide about the text of this one. */
export const textSources = (mail: MailName): MailName[] => {
  const frame = frameOf(mail)
  return frame ? [mail, frame] : [mail]
}

type StoredText = { mail: MailName; language: Language; text: unknown }

/** A stored text, unless today's rules refuse it: it may be of an earlier version of the product. */
function ownText(mail: MailName, language: Language, stored: readonly StoredText[]): MailText | undefined {
  const row = stored.find((one) => one.mail === mail && one.language === language)
  const { data } = mailText.safeParse(row?.text)
  return data && mailTextFaults(data, rulesOf(mail)).length === 0 ? data : undefined
}

/** The text of a mail that has no own one. */
export function defaultText(mail: MailName, language: Language, stored: readonly StoredText[]): MailText {
  const frame = frameOf(mail)
  return (frame && ownText(frame, language, stored)) ?? firstTextOf(mail, language)
}

/** The school's own text, or the default. */
export const textInUse = (mail: MailName, language: Language, stored: readonly StoredText[]): MailText =>
  ownText(mail, language, stored) ?? defaultText(mail, language, stored)
