import type { Currency } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { tidyName } from './words.ts'

type Values = {
  username: string
  email: string
  course: { name: string }
  enrollment: { id: string; currency: Currency; note: string }
  dueMinor: number
}

/** Tells the school, in Turkish, to return a bank transfer. */
export function transferDueMail({ username, email, course, enrollment, dueMinor }: Values): MailContent {
  const sum = formatMoney(dueMinor, enrollment.currency, 'tr')
  const name = tidyName(username)
  return writeMail({
    kind: 'transfer-due',
    about: enrollment.id,
    language: 'tr',
    subject: `Havale iadesi bekleniyor: ${course.name}`,
    greeting: 'Merhaba,',
    paragraphs: [
      `${name} (${email}), “${course.name}” kursundaki kaydını iptal etti. Havale ile ödediği ${sum} iade edilmeli.`,
      ...(enrollment.note ? [`Not: ${enrollment.note}`] : []),
    ],
    notes: ['Parayı gönderdikten sonra iadeyi yönetim panelindeki “Kayıtlar” sayfasında kaydet.'],
  })
}
