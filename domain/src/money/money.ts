import type { Currency } from '../course/price.ts'
import type { Language } from '../language.ts'

/** Formats minor units for readers: $450 in dollars, 15.000 TL in lira. */
export const formatMoney = (minor: number, currency: Currency, language: Language): string =>
  write(minor, { currency, language, decimals: minor % 100 === 0 ? 0 : 2 })

/** The same, always with hundredths, as on papers: 15.000,00 TL. */
export const formatExactMoney = (minor: number, currency: Currency, language: Language): string =>
  write(minor, { currency, language, decimals: 2 })

type Format = { currency: Currency; language: Language; decimals: number }

function write(minor: number, { currency, language, decimals }: Format): string {
  const locale = language === 'tr' ? 'tr-TR' : 'en-US'
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 2 }
  // Prices use the letters TL, as people write them, not the lira sign
  if (currency === 'TRY') return `${new Intl.NumberFormat(locale, digits).format(minor / 100)} TL`
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(minor / 100)
}
