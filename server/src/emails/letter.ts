import type { MailName } from '@sohbet/contract/site/mail-texts'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import type { MailValues } from './texts/mails.ts'

/** A coach as a mail shows one: the photo is that of the public page. */
export type CoachFace = { name: string; photo: string | null }

/** A mail before its words are chosen: which one it is, and its values. */
export type Letter = Pick<MailContent, 'about' | 'replyTo' | 'unsubscribeUrl'> & {
  mail: MailName
  language: Language
  values: Readonly<Record<string, string>>
  /** Stands beside the name of the coach. */
  coachPhoto?: string | null
}

/** All values of the mail are needed; an empty one leaves out the part of the text that names it. */
export const letterOf = <Mail extends MailName>(
  mail: Mail,
  letter: Omit<Letter, 'mail' | 'values'> & { values: MailValues<Mail> },
): Letter => ({ mail, ...letter })
