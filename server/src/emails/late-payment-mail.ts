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
  payment: { amountMinor: number; currency: Currency }
}

/** The payment came when the seat was gone: it goes back. */
export function latePaymentMail({ language: chosen, username, course, payment }: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  const sum = formatMoney(payment.amountMinor, payment.currency, language)
  if (language === 'en') {
    return writeMail({
      language,
      subject: `Your payment for ${course.name} came too late`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `Your payment of ${sum} for “${course.name}” reached us when your seat was no longer held and none was free.`,
        'We are sending all of it back to the card you paid with. Banks take a few days to show it.',
      ],
      notes: ['The course may have a waiting list: you find it on the course’s page.'],
    })
  }
  return writeMail({
    language,
    subject: `${course.name} için ödemeniz geç ulaştı`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `“${course.name}” için yaptığınız ${sum} tutarındaki ödeme, yeriniz artık ayrılmış olmadığında ve boş yer kalmadığında bize ulaştı.`,
      'Tutarın tamamını ödediğiniz karta iade ediyoruz. Bankanızda görünmesi birkaç gün sürebilir.',
    ],
    notes: ['Kursun bekleme listesi olabilir: kurs sayfasında bulabilirsiniz.'],
  })
}
