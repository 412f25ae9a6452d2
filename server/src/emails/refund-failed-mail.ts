import type { Currency } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { tidyName } from './words.ts'

type Values = {
  /** Undefined after the account was erased; the provider still knows the card. */
  learner: { username: string; email: string } | undefined
  course: { name: string }
  paymentId: string
  amountMinor: number
  currency: Currency
}

/** Tells the school, in Turkish, that the bank refused a refund. */
export function refundFailedMail({ learner, course, paymentId, amountMinor, currency }: Values): MailContent {
  const sum = formatMoney(amountMinor, currency, 'tr')
  const who = learner ? `${tidyName(learner.username)} (${learner.email})` : 'Hesabını silmiş bir öğrenci'
  return writeMail({
    kind: 'refund-failed',
    about: paymentId,
    language: 'tr',
    subject: `İade gerçekleşmedi: ${course.name}`,
    greeting: 'Merhaba,',
    paragraphs: [
      `${who} için “${course.name}” kursundan iade edilen ${sum}, banka tarafından geri çevrildi. Para yeniden okulun hesabında.`,
      `Ödeme numarası: ${paymentId}`,
    ],
    notes: [
      'İadeyi yönetim panelindeki “Kayıtlar” sayfasından yeniden başlat ya da parayı havale ile gönder.',
    ],
  })
}
