import type { Currency } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money/money'
import { letterOf, type Letter } from '../letter.ts'
import { tidyName } from '../words.ts'

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
}: Values): Letter {
  const letter = { about: paymentId, language: 'tr' } as const
  const values = {
    learner: learner ? `${tidyName(learner.username)} (${learner.email})` : 'Hesabını silmiş bir öğrenci',
    course: course.name,
    sum: formatMoney(amountMinor, currency, 'tr'),
    payment: paymentId,
  }
  if (!refusal) return letterOf('refund-returned', { ...letter, values })
  return letterOf('refund-refused', { ...letter, values: { ...values, reason: refusal.code ?? '' } })
}
