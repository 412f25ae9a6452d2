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
  /** The provider refused it; undefined when the bank returned the money. */
  refusal?: { code: string | null } | undefined
}

/** Tells the school, in Turkish, that a refund did not go through. */
export function refundFailedMail({
  learner,
  course,
  paymentId,
  amountMinor,
  currency,
  refusal,
}: Values): MailContent {
  const sum = formatMoney(amountMinor, currency, 'tr')
  const who = learner ? `${tidyName(learner.username)} (${learner.email})` : 'Hesabını silmiş bir öğrenci'
  return writeMail({
    kind: 'refund-failed',
    about: paymentId,
    language: 'tr',
    subject: `İade gerçekleşmedi: ${course.name}`,
    greeting: 'Merhaba,',
    paragraphs: [
      refusal
        ? `${who} için “${course.name}” kursundan istenen ${sum} tutarındaki iadeyi ödeme sağlayıcısı kabul etmedi${refusal.code ? ` (${refusal.code})` : ''}. Para hâlâ okulda ve iade yeniden denenmeyecek.`
        : `${who} için “${course.name}” kursundan iade edilen ${sum}, banka tarafından geri çevrildi. Para yeniden okulun hesabında.`,
      `Ödeme numarası: ${paymentId}`,
    ],
    notes: [
      refusal
        ? 'Nedenini sağlayıcının panelinde gör; sonra parayı havale ile gönder ya da iadeyi “Kayıtlar” sayfasından yeniden başlat. Öğrenciye haber verdik.'
        : 'İadeyi yönetim panelindeki “Kayıtlar” sayfasından yeniden başlat ya da parayı havale ile gönder. Öğrenciye haber verdik.',
    ],
  })
}
