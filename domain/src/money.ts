import type { Currency } from './course/price.ts'
import type { Language } from './language.ts'

/** Hundredths as people read them: $450 in dollars, 15.000 TL where the school counts in lira. */
export function formatMoney(minor: number, currency: Currency, language: Language): string {
  const isWhole = minor % 100 === 0
  return new Intl.NumberFormat(language === 'tr' ? 'tr-TR' : 'en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
  }).format(minor / 100)
}
