import {
  addDays,
  dayOfWeek,
  momentsOf,
  schoolDay,
  schoolMoment,
  type Day,
  type DayOfWeek,
} from '../calendar.ts'
import type { Holiday } from '../live-session/live-session.ts'
import { hoursBefore, minuteMs, minutesAfter } from '../moment.ts'
import { overlap, type LessonKind, type LessonRules, type Span } from './lesson.ts'

/** Part of a day, in minutes after midnight on the school's clock; `until` is 1440 at midnight. */
export type Hours = { from: number; until: number }

/** When a coach gives lessons. */
export type Availability = {
  kinds: readonly LessonKind[]
  week: Readonly<Record<DayOfWeek, readonly Hours[]>>
  /** The hours of single days, in place of the weekly ones; none on a day off. */
  days: Readonly<Record<Day, readonly Hours[]>>
  /** Lessons on one day; null for no limit. */
  maxPerDay: number | null
}

export const noHours: Availability['week'] = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

const minutesOfDay = 24 * 60

/** Whether hours lie within a day, in order, without touching each other. */
export const areInOrder = (hours: readonly Hours[]): boolean =>
  hours.every(
    ({ from, until }, place) =>
      from >= 0 && from < until && until <= minutesOfDay && (hours[place + 1]?.from ?? Infinity) > until,
  )

/** Lessons begin at the full hour and every quarter after it. */
const step = 15

/** What the free times of a coach depend on. */
export type Diary = {
  availability: Availability
  holidays: readonly Holiday[]
  /** The coach's booked lessons. */
  lessons: readonly Span[]
  /** What else takes the coach's time: sessions of courses, and times away. */
  sessions: readonly Span[]
  /** What takes the learner's time, without a pause. */
  learner: readonly Span[]
  rules: LessonRules
}

type OffersOf = Pick<Diary, 'availability' | 'holidays'>

export const hoursOn = (day: Day, diary: OffersOf): readonly Hours[] => hoursOf(day, dayOfWeek(day), diary)

function hoursOf(day: Day, weekday: DayOfWeek, { availability, holidays }: OffersOf): readonly Hours[] {
  if (holidays.some((holiday) => holiday.day === day)) return []
  return availability.days[day] ?? availability.week[weekday]
}

type Wish = { kind: LessonKind; from: Date; to: Date; now: Date }

/** What a wish means by the rules, for all coaches alike. */
export type Search = Pick<Wish, 'kind'> & {
  earliest: Date
  end: Date
  /** `momentAt` is in milliseconds. */
  days: readonly { day: Day; weekday: DayOfWeek; momentAt: (minuteOfDay: number) => number }[]
}

export function searchFor({ kind, from, to, now }: Wish, rules: LessonRules): Search {
  const earliest = latest(from, minutesAfter(now, noticeOf(kind, rules) * 60))
  const horizon = schoolMoment(addDays(schoolDay(now), rules.horizonDays + 1))
  const end = to < horizon ? to : horizon
  const days: Search['days'][number][] = []
  for (let day = schoolDay(earliest); schoolMoment(day) < end; day = addDays(day, 1))
    days.push({ day, weekday: dayOfWeek(day), momentAt: momentsOf(day) })
  return { kind, earliest, end, days }
}

/**
 * The moments at which a lesson can begin, from `from` until before `to`. A booking is checked by this function too,
 * so a time that is offered can be booked.
 */
export const freeTimes = (diary: Diary, wish: Wish): Date[] =>
  freeTimesIn(searchFor(wish, diary.rules), diary)

/** `freeTimes` of many coaches, whose days are computed once. In numbers, because a week has thousands of times. */
export function freeTimesIn({ kind, earliest, end, days }: Search, diary: Diary): Date[] {
  if (!diary.availability.kinds.includes(kind)) return []
  const [first, last] = [earliest.getTime(), end.getTime()]
  const length = diary.rules.minutes[kind]
  const taken = takenTimes(diary)
  const found: Date[] = []
  for (const { day, weekday, momentAt } of days) {
    const hours = hoursOf(day, weekday, diary)
    if (hours.length === 0 || isFull(day, diary)) continue
    const [dawn, dusk] = [momentAt(0), momentAt(minutesOfDay)]
    const ofDay = taken.filter(({ from, until }) => from < dusk && dawn < until)
    for (const { from, until } of hours)
      for (let minute = Math.ceil(from / step) * step; minute + length <= until; minute += step) {
        const begin = momentAt(minute)
        const isFree = !ofDay.some((other) => other.from < begin + length * minuteMs && begin < other.until)
        if (begin >= first && begin < last && isFree) found.push(new Date(begin))
      }
  }
  return found
}

/** A seat of a duo or group class can be taken until the free cancellation ends, so that must be ahead. */
const noticeOf = (kind: LessonKind, { noticeHours, freeCancelHours }: LessonRules) =>
  kind === 'private' ? noticeHours : Math.max(noticeHours, freeCancelHours)

const withPause = ({ startsAt, endsAt }: Span, { pauseMinutes }: LessonRules): Span => ({
  startsAt,
  endsAt: minutesAfter(endsAt, pauseMinutes),
})

/** What takes the time of coach and learner, in milliseconds. The coach has a pause before and after, the learner none. */
function takenTimes({ lessons, sessions, learner, rules }: Diary): { from: number; until: number }[] {
  const pause = rules.pauseMinutes * minuteMs
  const spread = (spans: readonly Span[], gap: number) =>
    spans.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime() - gap, until: endsAt.getTime() + gap }))
  return [...spread(lessons, pause), ...spread(sessions, pause), ...spread(learner, 0)]
}

type GroupTime = { startsAt: Date; now: Date }

/**
 * Whether a coach can open a group class at this moment: in the weekly hours or outside, but not on a holiday or day
 * off, and only while learners can join.
 */
export function isFreeForGroup(diary: Omit<Diary, 'learner'>, { startsAt, now }: GroupTime): boolean {
  const { rules, availability, holidays } = diary
  const span = { startsAt, endsAt: minutesAfter(startsAt, rules.minutes.group) }
  const day = schoolDay(startsAt)
  const single = availability.days[day]
  const isOff = holidays.some((holiday) => holiday.day === day) || (single && !liesWithin(span, single))
  return (
    !isOff &&
    startsAt > minutesAfter(now, noticeOf('group', rules) * 60) &&
    startsAt < schoolMoment(addDays(schoolDay(now), rules.horizonDays + 1)) &&
    ![...diary.lessons, ...diary.sessions].some((other) =>
      overlap(withPause(span, rules), withPause(other, rules)),
    )
  )
}

const isFull = (day: Day, { lessons, availability: { maxPerDay } }: Diary) =>
  maxPerDay !== null && lessons.filter(({ startsAt }) => schoolDay(startsAt) === day).length >= maxPerDay

const latest = (one: Date, other: Date) => (one > other ? one : other)

/** Whether a lesson can begin at this moment. */
export const isFreeAt = (
  diary: Diary,
  { kind, startsAt, now }: { kind: LessonKind; startsAt: Date; now: Date },
) =>
  freeTimes(diary, { kind, from: startsAt, to: minutesAfter(startsAt, 1), now }).some(
    (moment) => moment.getTime() === startsAt.getTime(),
  )

/** When the free cancellation ends, for a lesson or guest seat that is booked or moved now. */
export const freeUntil = (
  { startsAt }: Pick<Span, 'startsAt'>,
  { freeCancelHours }: Pick<LessonRules, 'freeCancelHours'>,
): Date => hoursBefore(startsAt, freeCancelHours)

/** Whether a lesson lies within the hours of its day. */
export function liesWithin({ startsAt, endsAt }: Span, hours: readonly Hours[]): boolean {
  const day = schoolDay(startsAt)
  return hours.some(
    ({ from, until }) => schoolMoment(day, from) <= startsAt && endsAt <= schoolMoment(day, until),
  )
}
