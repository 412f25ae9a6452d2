import { schoolDay } from '@sohbet/domain/calendar'
import { and, eq, exists, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { runAll } from '../../async/run-all.ts'
import { whereOffered } from '../offered.ts'
import type { SeatContext } from './seat-context.ts'
import { expireHolds, lockCourse, offerFreeSeats } from './seats.ts'

/**
 * The minutely job: cancels expired holds and offers free seats to waiting lists. Course by course, so that no
 * two courses deadlock. Courses that have begun have no waiting list.
 */
export async function expireEnrollments(ctx: SeatContext & { db: Db }): Promise<void> {
  const begun = ctx.db
    .select({ id: courses.id })
    .from(courses)
    .where(lte(courses.startDate, schoolDay(ctx.now)))
  await ctx.db.delete(waitingList).where(inArray(waitingList.courseId, begun))
  const touched = await readTouched(ctx)
  await runAll(
    touched.map(
      ({ id }) =>
        () =>
          ctx.db.transaction(async (db) => {
            await offerFreeSeats(ctx, db, await expireHolds(ctx, db, await lockCourse(db, id)))
          }),
    ),
  )
}

function readTouched({ db, now }: SeatContext & { db: Db }): Promise<{ id: string }[]> {
  const one = { one: sql`1` }
  const over = db
    .select(one)
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, courses.id),
        eq(enrollments.status, 'pending'),
        lte(enrollments.heldUntil, now),
      ),
    )
  const waiting = db.select(one).from(waitingList).where(eq(waitingList.courseId, courses.id))
  const isWaitedFor = and(
    whereOffered(now),
    lt(courses.currentEnrollments, courses.maxEnrollments),
    exists(waiting),
  )
  return db
    .select({ id: courses.id })
    .from(courses)
    .where(or(exists(over), isWaitedFor))
}
