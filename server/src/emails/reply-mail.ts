import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { linesOf, quoted, tidyName } from './words.ts'

type Values = { name: string; text: string; visitorText: string; language: Language; schoolEmail: string }

/** The school's reply to a visitor's contact message. Replies go to the school's mailbox. */
export function replyMail({ name, text, visitorText, language, schoolEmail }: Values): MailContent {
  const answer = linesOf(text)
  const question = linesOf(visitorText).map(quoted)
  const letter =
    language === 'en'
      ? {
          subject: `${brand.name}: our answer to your message`,
          greeting: `Hello ${tidyName(name)},`,
          paragraphs: [...answer, 'You wrote:', ...question],
          notes: ['Just answer this email if you would like to add something.'],
        }
      : {
          subject: `${brand.name}: mesajına yanıtımız`,
          greeting: `Merhaba ${tidyName(name)},`,
          paragraphs: [...answer, 'Bize şunu yazmıştın:', ...question],
          notes: ['Eklemek istediğin bir şey olursa bu e-postayı yanıtlaman yeterli.'],
        }
  return { replyTo: schoolEmail, ...writeMail({ kind: 'reply', language, ...letter }) }
}
