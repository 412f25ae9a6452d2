import type { Currency } from '@sohbet/domain/course/price'
import type { EnrollmentSource } from '@sohbet/domain/enrollment/status'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, tidyName } from './words.ts'

type Values = {
  language: Language | null
  username: string
  course: { name: string }
  enrollment: { currency: Currency; source: EnrollmentSource }
  refundMinor: number
}

/** The enrolment has ended; states the refund. */
export function cancelledMail(values: Values): MailContent {
  const { course, enrollment, refundMinor } = values
  const language = languageOf(values.language)
  const name = tidyName(values.username)
  const sum = formatMoney(refundMinor, enrollment.currency, language)
  const isByHand = enrollment.source === 'hand'
  if (language === 'en') {
    const where = isByHand ? 'your bank account' : 'the card you paid with'
    return writeMail({
      kind: 'cancelled',
      language,
      subject: `Your enrollment in ${course.name} is cancelled`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `Your enrollment in “${course.name}” is cancelled.`,
        ...(refundMinor > 0
          ? [`${sum} is on its way back to ${where}. Banks take a few days to show it.`]
          : []),
      ],
      notes: ['We would be glad to see you in another course.'],
    })
  }
  const where = isByHand ? 'banka hesabına' : 'ödediğin karta'
  return writeMail({
    kind: 'cancelled',
    language,
    subject: `${course.name} kaydın iptal edildi`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `“${course.name}” kursundaki kaydın iptal edildi.`,
      ...(refundMinor > 0 ? [`${sum} ${where} iade ediliyor. Bankanda görünmesi birkaç gün sürebilir.`] : []),
    ],
    notes: ['Seni başka bir kursta görmekten mutluluk duyarız.'],
  })
}
