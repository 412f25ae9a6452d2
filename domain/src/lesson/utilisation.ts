import { schoolMoment, type Day } from '../calendar.ts'
import { minuteMs } from '../moment.ts'
import { hoursOn, type Diary } from './availability.ts'
import { overlap, type Span } from './lesson.ts'
import { wasTaught, type LessonOutcome } from './rules.ts'

/** In minutes. */
export type Utilisation = {
  /** Hours in which lessons can be booked. */
  offered: number
  /** Lessons that are not cancelled, over or ahead. */
  booked: number
  /** The part of the booked lessons that took place, as far as is known. */
  taught: number
}

const minutesOf = ({ startsAt, endsAt }: Span) => (endsAt.getTime() - startsAt.getTime()) / minuteMs

const common = (one: Span, other: Span): number =>
  overlap(one, other)
    ? minutesOf({
        startsAt: one.startsAt > other.startsAt ? one.startsAt : other.startsAt,
        endsAt: one.endsAt < other.endsAt ? one.endsAt : other.endsAt,
      })
    : 0

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

type Offer = Pick<Diary, 'availability' | 'holidays' | 'sessions'>

/** The hours of a day, without the sessions that lie within them. */
function offeredOn(day: Day, { sessions, ...offer }: Offer): number {
  const spans = hoursOn(day, offer).map(({ from, until }) => ({
    startsAt: schoolMoment(day, from),
    endsAt: schoolMoment(day, until),
  }))
  return sum(spans.map((span) => minutesOf(span) - sum(sessions.map((session) => common(span, session)))))
}

type Booked = Span & { outcome: LessonOutcome | null }

/** What a coach offers on these days against what is booked. A coach who offers nothing now has no `offer`. */
export const utilisationOf = (
  offer: Offer | undefined,
  { days, lessons, now }: { days: readonly Day[]; lessons: readonly Booked[]; now: Date },
): Utilisation => ({
  offered: offer ? sum(days.map((day) => offeredOn(day, offer))) : 0,
  booked: sum(lessons.map(minutesOf)),
  taught: sum(lessons.filter((lesson) => wasTaught(lesson, now)).map(minutesOf)),
})
