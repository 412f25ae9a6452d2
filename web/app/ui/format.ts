import { toMinor, type Currency } from '@sohbet/domain/course/price'
import { locales, type Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'

const numbers = {
  en: new Intl.NumberFormat(locales.en),
  tr: new Intl.NumberFormat(locales.tr),
}

const dateTimes = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeStyle: 'short' }),
  tr: new Intl.DateTimeFormat(locales.tr, { dateStyle: 'medium', timeStyle: 'short' }),
}

const percentages = {
  en: new Intl.NumberFormat(locales.en, { style: 'percent' }),
  tr: new Intl.NumberFormat(locales.tr, { style: 'percent' }),
}

export const formatNumber = (value: number, language: Language) => numbers[language].format(value)

/** A moment in the reader's own time zone. */
export const formatDateTime = (moment: string | Date, language: Language) =>
  dateTimes[language].format(new Date(moment))

const ages = {
  en: new Intl.RelativeTimeFormat(locales.en, { numeric: 'auto' }),
  tr: new Intl.RelativeTimeFormat(locales.tr, { numeric: 'auto' }),
}
const ageUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The age of a moment as text: now, 2 minutes ago, yesterday. A future moment is now. */
export function formatAge(moment: string | Date, now: Date, language: Language): string {
  const ms = now.getTime() - new Date(moment).getTime()
  const found = ageUnits.find(([, length]) => ms >= length)
  if (!found) return ages[language].format(0, 'second')
  const [unit, length] = found
  return ages[language].format(-Math.floor(ms / length), unit)
}

/** 35 becomes 35% or %35. */
export const formatPercent = (percentage: number, language: Language) =>
  percentages[language].format(percentage / 100)

/** An agreed percentage with its decimals: 12.5 becomes 12.5% or %12,5. */
export const formatRate = (percentage: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    percentage / 100,
  )

const days = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeZone: 'UTC' }),
  tr: new Intl.DateTimeFormat(locales.tr, { dateStyle: 'medium', timeZone: 'UTC' }),
}

/** A calendar day, independent of the reader's zone. */
export const formatDay = (day: string, language: Language) =>
  days[language].format(new Date(`${day}T00:00:00Z`))

/** Formats an amount of the contract. */
export const formatAmount = (amount: number, currency: Currency, language: Language): string =>
  formatMoney(toMinor(amount), currency, language)

const shortMonths = {
  en: new Intl.DateTimeFormat(locales.en, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
  tr: new Intl.DateTimeFormat(locales.tr, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
}

/** A month such as 2026-03, in short. */
export const formatMonth = (month: string, language: Language) =>
  shortMonths[language].format(new Date(`${month}-01T00:00:00Z`))

const months = {
  en: new Intl.DateTimeFormat(locales.en, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  tr: new Intl.DateTimeFormat(locales.tr, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** A month such as 2026-03, as March 2026. */
export const formatLongMonth = (month: string, language: Language) =>
  months[language].format(new Date(`${month}-01T00:00:00Z`))

const shortDays = {
  en: new Intl.DateTimeFormat(locales.en, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  tr: new Intl.DateTimeFormat(locales.tr, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

/** A calendar day without its year. */
export const formatShortDay = (day: string, language: Language) =>
  shortDays[language].format(new Date(`${day}T00:00:00Z`))
