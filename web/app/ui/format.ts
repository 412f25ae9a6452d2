import type { Language } from '@sohbet/domain/language'

const locales = { en: 'en-GB', tr: 'tr-TR' } as const satisfies Record<Language, string>

const numbers = {
  en: new Intl.NumberFormat(locales.en),
  tr: new Intl.NumberFormat(locales.tr),
}

const dateTimes = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeStyle: 'short' }),
  tr: new Intl.DateTimeFormat(locales.tr, { dateStyle: 'medium', timeStyle: 'short' }),
}

export const formatNumber = (value: number, language: Language) => numbers[language].format(value)

/** A moment in the reader's own time zone. */
export const formatDateTime = (moment: string | Date, language: Language) =>
  dateTimes[language].format(new Date(moment))

const days = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeZone: 'UTC' }),
  tr: new Intl.DateTimeFormat(locales.tr, { dateStyle: 'medium', timeZone: 'UTC' }),
}

/** A calendar day, 2026-03-02: the same one for every reader. */
export const formatDay = (day: string, language: Language) =>
  days[language].format(new Date(`${day}T00:00:00Z`))
