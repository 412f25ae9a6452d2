import { addDays, schoolDay, schoolMinute, schoolMoment } from '../calendar.ts'
import { overlap, type LessonKind, type Span } from '../lesson/lesson.ts'
import { daysAfter, minuteMs, minutesAfter } from '../moment.ts'
import { allowed, type Verdict } from '../verdict.ts'

/** What becomes of a session or lesson while its coach is away. `ask`: another coach is asked to teach it. */
export const awayChoices = ['ask', 'move', 'cancel', 'leave'] as const
export type AwayChoice = (typeof awayChoices)[number]

/**
 * How the coach teaches it: as the coach of the course or lesson, as a substitute, or as the second coach, so that the
 * first one teaches alone.
 */
export const awayRoles = ['own', 'substitute', 'second'] as const
export type AwayRole = (typeof awayRoles)[number]

export const awayLimits = {
  /** A longer absence is a matter for the school: it gives the courses to another coach. */
  days: 62,
  /** Sessions and lessons in one absence. */
  rows: 300,
} as const

/** When coach and admins are warned of a session or lesson that nobody will teach: hours before it begins. */
export const warnHours = 12

/** An absence may have begun: a coach who falls ill during the day still cancels the evening. */
export function mayBeAway(
  { startsAt, endsAt }: Span,
  now: Date,
): Verdict<'AWAY_ENDS_FIRST' | 'AWAY_IS_OVER' | 'AWAY_TOO_LONG'> {
  if (endsAt <= startsAt) return { allowed: false, because: 'AWAY_ENDS_FIRST' }
  if (endsAt <= now) return { allowed: false, because: 'AWAY_IS_OVER' }
  const longest = daysAfter(startsAt, awayLimits.days)
  return endsAt > longest ? { allowed: false, because: 'AWAY_TOO_LONG' } : allowed
}

type Concerned = { role: AwayRole; /** Null for a session of a course. */ lesson: LessonKind | null }

/**
 * The choices for a session or lesson. Time and cancellation of a session are a matter of its course's coach; several
 * learners of a lesson would have to agree to another time.
 */
export function choicesOf({ role, lesson }: Concerned): readonly AwayChoice[] {
  if (role === 'second') return ['leave']
  if (role === 'substitute') return ['ask', 'leave']
  return lesson === null || lesson === 'private' ? awayChoices : ['ask', 'cancel', 'leave']
}

type Possible = Concerned & { substituteId: string | null; moveTo: Date | string | null }

/** What one choice for all means here: what cannot be asked or moved is cancelled, if the coach may cancel it. */
export function choiceFor(wanted: AwayChoice, { substituteId, moveTo, ...concerned }: Possible): AwayChoice {
  const choices = choicesOf(concerned)
  const isPossible = { ask: substituteId !== null, move: moveTo !== null, cancel: true, leave: true }[wanted]
  if (isPossible && choices.includes(wanted)) return wanted
  return wanted !== 'leave' && choices.includes('cancel') ? 'cancel' : 'leave'
}

type Vacant = Span & { id: string; /** Coaches who are free, the preferred first. */ free: readonly string[] }

/** Whom to ask for each: the coach with the fewest so far, and never the same one for two things at once. */
export function shareOut(rows: readonly Vacant[]): ReadonlyMap<string, string> {
  const given = new Map<string, Span[]>()
  const found = new Map<string, string>()
  for (const row of rows) {
    const able = row.free.filter((id) => !(given.get(id) ?? []).some((other) => overlap(row, other)))
    const [least] = able.toSorted(
      (one, other) => (given.get(one)?.length ?? 0) - (given.get(other)?.length ?? 0),
    )
    if (least === undefined) continue
    given.set(least, [...(given.get(least) ?? []), row])
    found.set(row.id, least)
  }
  return found
}

const weeksSearched = 3
const halfHours = [0, 1, 2, 3, 4, 5, 6].flatMap((count) => (count === 0 ? [0] : [count * 30, -count * 30]))
/** No other time of day is proposed before 08:00 or until after 22:00. */
const [earliest, latest] = [8 * 60, 22 * 60]

/** The same time of day after the absence, or the nearest free one within three hours; first in the same week. */
export function nearestTimeAfter(
  { startsAt, endsAt }: Span,
  { after, isFree }: { after: Date; isFree: (span: Span) => boolean },
): Date | null {
  const length = (endsAt.getTime() - startsAt.getTime()) / minuteMs
  const usual = schoolMinute(startsAt)
  const minutes = halfHours
    .map((shift) => usual + shift)
    .filter((minute) => minute === usual || (minute >= earliest && minute + length <= latest))
  const first = schoolDay(after)
  for (let week = 0; week < weeksSearched; week++)
    for (const minute of minutes)
      for (let day = 7 * week; day < 7 * (week + 1); day++) {
        const moment = schoolMoment(addDays(first, day), minute)
        if (moment >= after && isFree({ startsAt: moment, endsAt: minutesAfter(moment, length) }))
          return moment
      }
  return null
}

/** How far ahead `nearestTimeAfter` looks. */
export const searchedUntil = (after: Date): Date => daysAfter(after, 7 * weeksSearched + 1)
