import type { Currency } from '@sohbet/domain/course/price'
import type { EnrollmentSource } from '@sohbet/domain/enrollment/status'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'

type Values = {
  language: Language | null
  username: string
  course: { name: string }
  enrollment: { currency: Currency; source: EnrollmentSource }
  refundMinor: number
}

/** The enrolment has ended; states the refund. */
export function cancelledMail({ username, course, enrollment, refundMinor, ...values }: Values): Letter {
  const language = languageOf(values.language)
  const refund = refundMinor > 0 ? formatMoney(refundMinor, enrollment.currency, language) : ''
  const isByHand = enrollment.source === 'hand'
  return letterOf('cancelled', {
    language,
    values: {
      name: tidyName(username),
      course: course.name,
      cardRefund: isByHand ? '' : refund,
      bankRefund: isByHand ? refund : '',
    },
  })
}
