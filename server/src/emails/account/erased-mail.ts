import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'

type Refund = { course: string; amountMinor: number; currency: Currency }
type Values = { language: Language | null; username: string; refunds: readonly Refund[] }

const back: Record<Language, (course: string, sum: string) => string> = {
  en: (course, sum) => `You get ${sum} back for “${course}”.`,
  tr: (course, sum) => `“${course}” için ${sum} iade ediyoruz.`,
}

/** The last mail to an account: it is deleted. */
export function erasedMail({ language: chosen, username, refunds }: Values): Letter {
  const language = languageOf(chosen)
  const sentences = refunds.map(({ course, amountMinor, currency }) =>
    back[language](course, formatMoney(amountMinor, currency, language)),
  )
  return letterOf('erased', { language, values: { name: tidyName(username), refunds: sentences.join('\n') } })
}
