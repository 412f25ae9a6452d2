import { toMinor, type Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { ageWriter, dateWriter, numberWriter } from '@sohbet/domain/writers'

export const formatNumber = (value: number, language: Language) => numberWriter(language, {}).format(value)

/** A moment in the reader's own time zone. */
export const formatDateTime = (moment: string | Date, language: Language) =>
  dateWriter(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))

const ageUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The age of a moment as text: now, 2 minutes ago, yesterday. A future moment is now. */
export function formatAge(moment: string | Date, now: Date, language: Language): string {
  const ms = now.getTime() - new Date(moment).getTime()
  const writer = ageWriter(language)
  const found = ageUnits.find(([, length]) => ms >= length)
  if (!found) return writer.format(0, 'second')
  const [unit, length] = found
  return writer.format(-Math.floor(ms / length), unit)
}

/** 35 becomes 35% or %35. */
export const formatPercent = (percentage: number, language: Language) =>
  numberWriter(language, { style: 'percent' }).format(percentage / 100)

/** An agreed percentage with its decimals: 12.5 becomes 12.5% or %12,5. */
export const formatRate = (percentage: number, language: Language) =>
  numberWriter(language, { style: 'percent', maximumFractionDigits: 2 }).format(percentage / 100)

/** A calendar day, independent of the reader's zone. */
export const formatDay = (day: string, language: Language) =>
  dateWriter(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Formats an amount of the contract. */
export const formatAmount = (amount: number, currency: Currency, language: Language): string =>
  formatMoney(toMinor(amount), currency, language)

/** A month such as 2026-03, in short. */
export const formatMonth = (month: string, language: Language) =>
  dateWriter(language, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A month such as 2026-03, as March 2026. */
export const formatLongMonth = (month: string, language: Language) =>
  dateWriter(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A calendar day without its year. */
export const formatShortDay = (day: string, language: Language) =>
  dateWriter(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
