import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { linesOf, quoted, tidyName } from './words.ts'

type Values = {
  name: string
  email: string
  message: string
  language: Language
  link: string
  /** Sent with the form of the creators page. */
  isApplication?: boolean
}

const writtenIn = { en: 'İngilizce', tr: 'Türkçe' } as const

/** A visitor's message to the school, whose working language is Turkish. Replies go to the visitor. */
export function contactMail({
  name,
  email,
  message,
  language,
  link,
  isApplication = false,
}: Values): MailContent {
  return {
    replyTo: email,
    ...writeMail({
      kind: 'contact',
      language: 'tr',
      subject: `${brand.name}: ${tidyName(name)} ${isApplication ? 'içerik üreticisi ortaklığına başvurdu' : 'okula yazdı'}`,
      greeting: 'Merhaba,',
      paragraphs: [
        `${tidyName(name)} (${email}), ${writtenIn[language]} sayfadaki ${isApplication ? 'başvuru' : 'iletişim'} formundan yazdı:`,
        ...linesOf(message).map(quoted),
      ],
      action: { label: 'Mesaja git', link },
      notes: [
        'Okulun gelen kutusundan yanıtlarsan ekip arkadaşların da görür. Bu e-postayı yanıtlarsan yanıtın doğrudan ziyaretçiye gider.',
      ],
    }),
  }
}
