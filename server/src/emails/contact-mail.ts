import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { tidyName } from './words.ts'

type Values = { name: string; email: string; message: string; language: Language; publicUrl: string }

const writtenIn = { en: 'İngilizce', tr: 'Türkçe' } as const

/** To the school, whose working language is Turkish: what a visitor wrote. Answering goes to the visitor. */
export function contactMail({ name, email, message, language, publicUrl }: Values): MailContent {
  return {
    replyTo: email,
    ...writeMail({
      language: 'tr',
      subject: `${brand.name}: ${tidyName(name)} size yazdı`,
      greeting: 'Merhaba,',
      paragraphs: [
        `${tidyName(name)} (${email}), ${writtenIn[language]} sayfadaki iletişim formundan yazdı:`,
        ...message.split(/\r?\n(?:\s*\r?\n)*/).map(quoted),
      ],
      action: { label: 'Mesajlara git', link: `${publicUrl}/admin/contact-messages` },
      notes: ['Bu e-postayı yanıtlarsanız yanıtınız doğrudan ziyaretçiye gider.'],
    }),
  }
}

/** Set apart from our own words: a visitor's line must not pass for one of ours. */
const quoted = (line: string) => `› ${line}`
