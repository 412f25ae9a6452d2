import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, tidyName } from './words.ts'

type Values = {
  language: Language | null
  username: string
  course: { name: string }
  amountMinor: number
  currency: Currency
}

/** Tells the learner that a refund did not reach the card. */
export function refundStuckMail({
  language: chosen,
  username,
  course,
  amountMinor,
  currency,
}: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  const sum = formatMoney(amountMinor, currency, language)
  if (language === 'en') {
    return writeMail({
      kind: 'refund-stuck',
      language,
      subject: `Your refund for ${course.name} did not go through`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `We tried to return ${sum} for “${course.name}” to the card you paid with. It did not go through, so the money has not gone back to you yet.`,
        'The school knows about it, will find another way, and will write to you.',
      ],
      notes: ['You do not have to do anything. If you have a question, reply to this e-mail.'],
    })
  }
  return writeMail({
    kind: 'refund-stuck',
    language,
    subject: `${course.name} için iaden gerçekleşmedi`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `“${course.name}” için ${sum} tutarını ödediğin karta iade etmek istedik. İade gerçekleşmedi; para henüz sana dönmedi.`,
      'Okulun bundan haberi var: başka bir yol bulup sana yazacak.',
    ],
    notes: ['Bir şey yapman gerekmiyor. Bir sorun varsa bu e-postayı yanıtla.'],
  })
}
