import { withValues } from '@sohbet/contract/site/placeholders'
import type { Departure, SiteData } from '@sohbet/contract/site/rendering'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import type { Day } from '@sohbet/domain/calendar'
import { areFewSeats } from '@sohbet/domain/course/departure'
import type { Language } from '@sohbet/domain/language'
import { isAtLeast, levels, type Level } from '@sohbet/domain/level-test/level'
import { dateWriter } from '@sohbet/domain/writers'

type Levels = Pick<Departure, 'fromLevel' | 'toLevel'>

/** The level as on a bus: A1–A2, or B1 when it has only one. */
export function levelText({ fromLevel, toLevel }: Levels, { departures }: PublicContent): string {
  const ends = [...new Set([fromLevel, toLevel].filter((level) => level !== null))]
  return ends.length === 0 ? departures.allLevels : ends.join('–')
}

/** The levels that a course is for. */
export const levelsOf = ({ fromLevel, toLevel }: Levels): Level[] =>
  levels.filter(
    (level) =>
      (fromLevel === null || isAtLeast(level, fromLevel)) && (toLevel === null || isAtLeast(toLevel, level)),
  )

/** Seats as a number, or only whether few are left. */
export function seatsText(
  seatsLeft: number,
  { content: { departures }, school }: { content: PublicContent; school: SiteData['school'] },
): string {
  const { seats } = departures
  if (seatsLeft === 0) return school.waitingList ? seats.waiting : seats.full
  if (seatsLeft === 1) return seats.last
  return withValues(areFewSeats(seatsLeft) ? seats.few : seats.many, { count: seatsLeft })
}

const inUtc = (day: Day) => new Date(`${day}T00:00:00Z`)

export const dayText = (day: Day, language: Language, options: Intl.DateTimeFormatOptions = {}): string =>
  dateWriter(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...options,
  }).format(inUtc(day))

/** Courses with free seats come before full ones; otherwise the soonest first. */
export const joinableFirst = (departures: readonly Departure[]): Departure[] =>
  departures.toSorted((one, other) => Number(one.seatsLeft === 0) - Number(other.seatsLeft === 0))
