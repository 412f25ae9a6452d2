import type { Reply } from '@sohbet/contract/endpoint'
import type { DayOfCoach, listHoursOfWeek } from '@sohbet/contract/lessons/lesson-figures'
import { addDays, schoolDay, schoolMoment, type Day } from '@sohbet/domain/calendar'
import { hoursOn } from '@sohbet/domain/lesson/availability'
import { overlap, type Span } from '@sohbet/domain/lesson/lesson'
import type { Db } from '../../db/connect.ts'
import { readDiaries, type CoachDiary } from '../diaries.reads.ts'
import { readCoachesByName } from './coaches-by-name.reads.ts'

const daysOfWeek = 7

const begunOn = (day: Day, spans: readonly Span[]) =>
  spans.filter(({ startsAt }) => schoolDay(startsAt) === day).length

const wholeDay = (day: Day): Span => ({ startsAt: schoolMoment(day), endsAt: schoolMoment(addDays(day, 1)) })

const dayOf = (day: Day, diary: CoachDiary | undefined): DayOfCoach => ({
  day,
  hours: diary ? hoursOn(day, diary) : [],
  isSingle: diary?.availability.days[day] !== undefined,
  lessons: begunOn(day, diary?.lessons ?? []),
  sessions: begunOn(day, diary?.sessions ?? []),
  isAway: diary?.aways.some((away) => overlap(away, wholeDay(day))) ?? false,
})

/** The hours of the active coaches for seven days. */
export async function readHoursOfWeek(db: Db, from: Day): Promise<Reply<typeof listHoursOfWeek>> {
  const days = Array.from({ length: daysOfWeek }, (_, place) => addDays(from, place))
  const [diaries, coaches] = await Promise.all([
    readDiaries(db, { from: schoolMoment(from), to: schoolMoment(addDays(from, daysOfWeek)) }),
    readCoachesByName(db),
  ])
  const diaryOf = new Map(diaries.map((diary) => [diary.coachId, diary]))
  const [{ holidays } = { holidays: [] }] = diaries
  return {
    holidays: holidays.filter(({ day }) => days.includes(day)).map(({ day, name }) => ({ day, name })),
    coaches: coaches
      .filter(({ isActive }) => isActive)
      .map(({ id, name }) => {
        const diary = diaryOf.get(id)
        return {
          coachId: id,
          name,
          hasHours: diary !== undefined,
          kinds: diary?.availability.kinds ?? [],
          days: days.map((day) => dayOf(day, diary)),
        }
      }),
  }
}
