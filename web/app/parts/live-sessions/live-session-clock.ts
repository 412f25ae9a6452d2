import { schoolZone } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { minutesAfter } from '@sohbet/domain/moment'
import { dateWriter } from '@sohbet/domain/writers'
import { dayIn } from '@sohbet/domain/zoned-day'

type Clock = { language: Language; timeZone: string }

/** A time on the school's clock, and on the learner's if it differs. */
export type TwoClocks = { school: string; own: string | null }

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function byTwoClocks({ timeZone }: Clock, write: (zone: string) => string): TwoClocks {
  const school = write(schoolZone)
  const own = write(timeZone)
  return { school, own: own === school ? null : own }
}

const writer = (zone: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateWriter(language, { timeZone: zone, ...options })

/** 'Tue, 17 Nov, 12:30' */
export const momentByClocks = (moment: string | Date, reader: Clock): TwoClocks =>
  byTwoClocks(reader, (zone) => {
    const date = new Date(moment)
    return `${writer(zone, reader.language, day).format(date)}, ${writer(zone, reader.language, clock).format(date)}`
  })

type Span = { startsAt: string; duration: number }

/** 'Tue, 17 Nov, 12:30–13:30'; without the day when a heading has it. */
export const spanByClocks = (
  { startsAt, duration }: Span,
  reader: Clock,
  { withDay = true }: { withDay?: boolean } = {},
): TwoClocks => {
  const start = new Date(startsAt)
  const end = minutesAfter(start, duration)
  return byTwoClocks(reader, (zone) => {
    const time = writer(zone, reader.language, clock)
    const range = `${time.format(start)}–${time.format(end)}`
    // In another zone it may be the day before or after
    const isElsewhere = dayIn(zone, start) !== dayIn(schoolZone, start)
    return withDay || isElsewhere ? `${writer(zone, reader.language, day).format(start)}, ${range}` : range
  })
}

/** The badge says 'Today' by the learner's zone. */
export const isToday = (moment: string, now: Date, timeZone: string): boolean =>
  dayIn(timeZone, new Date(moment)) === dayIn(timeZone, now)

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
