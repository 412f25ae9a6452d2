import type { Currency } from '@sohbet/domain/course/price'
import type { Day } from '@sohbet/domain/calendar'
import { weeklyTimes } from '@sohbet/domain/course/weekly-times'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { creditsOf } from '@sohbet/domain/credits/credits'
import type { PlanContents } from '@sohbet/domain/enrollment/plan'
import type { EnrollmentSource } from '@sohbet/domain/enrollment/status'
import type { Language } from '@sohbet/domain/language'
import { plannedLiveSessions } from '@sohbet/domain/live-session/plan'
import { formatMoney } from '@sohbet/domain/money/money'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { letterOf, type Letter, type CoachFace } from '../letter.ts'
import { day, languageOf, tidyName } from '../words.ts'

const paperNames = {
  en: {
    receipt: 'receipt',
    preInformation: 'pre-information form',
    distanceSales: 'distance-sales contract',
  },
  tr: {
    receipt: 'makbuz',
    preInformation: 'ön bilgilendirme formu',
    distanceSales: 'mesafeli satış sözleşmesi',
  },
} as const
export type PaperName = keyof (typeof paperNames)['en']

/** The papers in words. */
export const paperList = (names: readonly PaperName[], language: Language): string =>
  new Intl.ListFormat(language).format(names.map((name) => paperNames[language][name]))

type Values = {
  language: Language | null
  timeZone?: string | null
  username: string
  course: {
    name: string
    startDate: Day
    endDate: Day
    zoomTimes: readonly ZoomTime[]
    priceMinor: number
    /** The first coach; null after the account was erased. */
    coach?: CoachFace | null
  }
  enrollment: { contents: PlanContents; source: EnrollmentSource; amountMinor: number; currency: Currency }
  /** What is still to pay. */
  owedMinor?: number
  link: string
  /** Until when the learner may withdraw, if that is later than the usual deadline. */
  withdrawUntil?: Date | undefined
  /** Papers that the mail carries. */
  attached?: readonly PaperName[]
}

/** The confirmation of an enrolment, with the payment. */
export function enrolledMail({
  language: chosen,
  timeZone,
  username,
  course,
  enrollment,
  owedMinor = 0,
  link,
  withdrawUntil,
  attached = [],
}: Values): Letter {
  const language = languageOf(chosen)
  const reader = { language, timeZone }
  const { contents, amountMinor, currency } = enrollment
  const { credits, extraGroups } = creditsOf(enrollment, course)
  const isBringing = credits > 0 || extraGroups > 0
  const [first] = plannedLiveSessions(course)
  const values = {
    name: tidyName(username),
    course: course.name,
    starts: day(course.startDate, language),
    ends: day(course.endDate, language),
    sessions: weeklyTimes(course.zoomTimes, { language }),
    first: first ? zonedTime(first.startsAt, reader) : '',
    coach: course.coach ? tidyName(course.coach.name) : '',
    plan: isBringing ? tidyName(contents.name[language]) : '',
    credits: isBringing ? String(credits) : '',
    extraGroups: extraGroups > 0 ? String(extraGroups) : '',
    link,
    withdrawUntil: withdrawUntil ? zonedTime(withdrawUntil, reader) : '',
    attached: paperList(attached, language),
  }
  const coachPhoto = course.coach?.photo ?? null
  if (amountMinor === 0) return letterOf('enrolled-free', { language, values, coachPhoto })
  const paid = formatMoney(amountMinor - owedMinor, currency, language)
  const owed = owedMinor > 0 ? formatMoney(owedMinor, currency, language) : ''
  return letterOf('enrolled', { language, values: { ...values, paid, owed }, coachPhoto })
}
