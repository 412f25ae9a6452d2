import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'

type Values = {
  language: Language | null
  username: string
  course: { name: string }
  amountMinor: number
  currency: Currency
}

/** Tells the learner that a refund did not reach the card. */
export function refundStuckMail({
  language: chosen,
  username,
  course,
  amountMinor,
  currency,
}: Values): Letter {
  const language = languageOf(chosen)
  const sum = formatMoney(amountMinor, currency, language)
  return letterOf('refund-stuck', {
    language,
    values: { name: tidyName(username), course: course.name, sum },
  })
}
