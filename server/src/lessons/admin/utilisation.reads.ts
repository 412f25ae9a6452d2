import type { CoachUtilisation } from '@sohbet/contract/lessons/lesson-figures'
import { addDays, daysFrom, schoolMoment } from '@sohbet/domain/calendar'
import { utilisationOf } from '@sohbet/domain/lesson/utilisation'
import { firstDayOf, monthsAfter, type Month } from '@sohbet/domain/month'
import { and, exists, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { readDiaries } from '../diaries.reads.ts'
import { readCoachesByName } from './coaches-by-name.reads.ts'

type Between = { from: Date; to: Date }

/** Lessons that are not cancelled. A group class counts once a learner has a seat. */
const readBooked = (db: Db, { from, to }: Between) =>
  db
    .select({
      coachId: lessons.coachId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      outcome: lessons.outcome,
    })
    .from(lessons)
    .where(
      and(
        gte(lessons.startsAt, from),
        lt(lessons.startsAt, to),
        isNull(lessons.cancelledAt),
        exists(
          db
            .select({ one: sql`1` })
            .from(lessonSeats)
            .where(and(eq(lessonSeats.lessonId, lessons.id), eq(lessonSeats.status, 'booked'))),
        ),
      ),
    )

/** Coaches who offer hours or had lessons in the month. */
export async function readUtilisation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  month: Month,
): Promise<CoachUtilisation[]> {
  const [first, after] = [firstDayOf(month), firstDayOf(monthsAfter(month, 1))]
  const days = Array.from({ length: daysFrom(first, after) }, (_, place) => addDays(first, place))
  const between = { from: schoolMoment(first), to: schoolMoment(after) }
  const [diaries, coaches, booked] = await Promise.all([
    readDiaries(db, between),
    readCoachesByName(db),
    readBooked(db, between),
  ])
  const offerOf = new Map(diaries.map((diary) => [diary.coachId, diary]))
  return coaches
    .map(({ id, name }) => {
      const own = booked.filter(({ coachId }) => coachId === id)
      const figures = utilisationOf(offerOf.get(id), { days, lessons: own, now })
      return { coachId: id, name, ...figures }
    })
    .filter(({ offered, booked: minutes }) => offered > 0 || minutes > 0)
}
