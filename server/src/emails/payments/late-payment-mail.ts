import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'

/**
 * `late`: the seat is gone. `notDue`: the learner has the seat anyway, because another amount was due or it was
 * already paid. `unprepared`: the learner no longer meets the prerequisites. `review`: the provider's fraud check did
 * not end in time. `codeGone`: the seat was no longer held, and the discount code is used up.
 */
export type WhyReturned = 'late' | 'notDue' | 'unprepared' | 'review' | 'codeGone'

type Values = {
  language: Language | null
  username: string
  course: { name: string }
  payment: { amountMinor: number; currency: Currency }
  why: WhyReturned
}

const mails = {
  late: 'payment-late',
  notDue: 'payment-not-due',
  unprepared: 'payment-unprepared',
  review: 'payment-review',
  codeGone: 'payment-code-gone',
} as const satisfies Record<WhyReturned, string>

/** A payment that bought no seat; it is refunded. */
export function latePaymentMail({ language: chosen, username, course, payment, why }: Values): Letter {
  const language = languageOf(chosen)
  const sum = formatMoney(payment.amountMinor, payment.currency, language)
  return letterOf(mails[why], { language, values: { name: tidyName(username), course: course.name, sum } })
}
