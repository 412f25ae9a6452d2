import type { Currency } from './course/price.ts'
import type { Language } from './language.ts'

/** Formats minor units for readers: $450 in dollars, 15.000 TL in lira. */
export function formatMoney(minor: number, currency: Currency, language: Language): string {
  const locale = language === 'tr' ? 'tr-TR' : 'en-US'
  const digits = { minimumFractionDigits: minor % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 }
  // Prices use the letters TL, as people write them, not the lira sign
  if (currency === 'TRY') return `${new Intl.NumberFormat(locale, digits).format(minor / 100)} TL`
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(minor / 100)
}
