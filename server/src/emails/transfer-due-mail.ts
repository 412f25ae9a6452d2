import type { Currency } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { tidyName } from './words.ts'

export type TransferDueBecause = 'cancelled' | 'course_cancelled' | 'moved'

type Values = {
  username: string
  email: string
  course: { name: string }
  enrollment: { id: string; currency: Currency; note: string }
  dueMinor: number
  because: TransferDueBecause
}

const reports: Record<TransferDueBecause, (course: string, sum: string) => string> = {
  cancelled: (course, sum) =>
    `“${course}” kursundaki kaydını iptal etti. Havale ile ödediği ${sum} iade edilmeli.`,
  course_cancelled: (course, sum) =>
    `iptal edilen “${course}” kursundan ayrıldı. Havale ile ödediği ${sum} iade edilmeli.`,
  moved: (course, sum) =>
    `daha ucuz olan “${course}” kursuna geçti. Havale ile ödediği paranın ${sum} kadarı iade edilmeli.`,
}

/** Tells the school, in Turkish, to return a bank transfer. */
export function transferDueMail({
  username,
  email,
  course,
  enrollment,
  dueMinor,
  because,
}: Values): MailContent {
  const sum = formatMoney(dueMinor, enrollment.currency, 'tr')
  const name = tidyName(username)
  return writeMail({
    kind: 'transfer-due',
    about: enrollment.id,
    language: 'tr',
    subject: `Havale iadesi bekleniyor: ${course.name}`,
    greeting: 'Merhaba,',
    paragraphs: [
      `${name} (${email}), ${reports[because](course.name, sum)}`,
      ...(enrollment.note ? [`Not: ${enrollment.note}`] : []),
    ],
    notes: ['Parayı gönderdikten sonra iadeyi yönetim panelindeki “Kayıtlar” sayfasında kaydet.'],
  })
}
