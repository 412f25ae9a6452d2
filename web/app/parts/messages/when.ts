import type { Language } from '@sohbet/domain/language'
import { dateWriter } from '@sohbet/domain/writers'

const clock = (language: Language) => dateWriter(language, { timeStyle: 'short' })
const dayName = (language: Language) =>
  dateWriter(language, { weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = (language: Language) => dateWriter(language, { day: 'numeric', month: 'short' })

export const timeOf = (moment: string, language: Language): string => clock(language).format(new Date(moment))

/** On the reader's own calendar. */
export const isSameDay = (one: string | Date, other: string | Date): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

export const dayOf = (moment: string, language: Language): string =>
  dayName(language).format(new Date(moment))

/** In a list: the time for today, otherwise the day. */
export const shortWhen = (moment: string, language: Language, now: Date): string =>
  isSameDay(moment, now) ? timeOf(moment, language) : shortDay(language).format(new Date(moment))
