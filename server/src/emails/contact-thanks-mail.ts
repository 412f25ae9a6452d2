import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'

/**
 * Tells a visitor that the school has the message. It contains no word of the form: anyone may type another person's
 * address there, and the school must not deliver their text.
 */
export function contactThanksMail({
  language,
  schoolEmail,
}: {
  language: Language
  schoolEmail: string
}): MailContent {
  return { replyTo: schoolEmail, ...writeMail({ kind: 'contact-thanks', language, ...words[language] }) }
}

const words = {
  en: {
    subject: `${brand.name} has your message`,
    greeting: 'Hello,',
    paragraphs: ['Thank you for writing to us. Your message has reached us, and we will write back soon.'],
    notes: ['This address was typed into our contact form. If it was not you, you can ignore this email.'],
  },
  tr: {
    subject: `Mesajın ${brand.name} ekibine ulaştı`,
    greeting: 'Merhaba,',
    paragraphs: ['Bize yazdığın için teşekkürler. Mesajın bize ulaştı; en kısa sürede yazacağız.'],
    notes: ['Bu adres iletişim formumuza yazıldı. Yazan sen değilsen bu e-postayı dikkate alma.'],
  },
} satisfies Record<Language, unknown>
