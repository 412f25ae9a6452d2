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

/** The school refunds money, and the enrolment stays as it is. */
export function refundMail({
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
      kind: 'refund',
      language,
      subject: `${sum} back for ${course.name}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `We are giving you ${sum} back for “${course.name}”, the way you paid. Banks take a few days to show it.`,
      ],
      notes: ['The receipt is under “My courses”. Your enrollment stays as it is.'],
    })
  }
  return writeMail({
    kind: 'refund',
    language,
    subject: `${course.name} için ${sum} iade`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `“${course.name}” için ${sum} tutarını ödediğin yoldan iade ediyoruz. Bankanda görünmesi birkaç gün sürebilir.`,
    ],
    notes: ['Makbuzun “Kurslarım” sayfasında. Kaydın olduğu gibi duruyor.'],
  })
}
