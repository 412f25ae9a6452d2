import { and, eq, exists, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/courses.ts'
import { enrollments, waitingList } from '../db/tables/enrollments.ts'
import { expireHolds, lockCourse, offerFreeSeats, type SeatContext } from './seats.ts'

/**
 * The job of every minute: seats whose time is over are given up, and free seats that somebody waits for are offered.
 * Course by course, so that no two courses wait for each other.
 */
export async function expireEnrollments(ctx: SeatContext & { db: Db }): Promise<void> {
  const over = ctx.db
    .select({ one: sql`1` })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, courses.id),
        eq(enrollments.status, 'pending'),
        lte(enrollments.heldUntil, ctx.now),
      ),
    )
  const waiting = ctx.db
    .select({ one: sql`1` })
    .from(waitingList)
    .where(eq(waitingList.courseId, courses.id))
  const touched = await ctx.db
    .select({ id: courses.id })
    .from(courses)
    .where(or(exists(over), and(exists(waiting), lt(courses.currentEnrollments, courses.maxEnrollments))))
  for (const { id } of touched) {
    await ctx.db.transaction(async (db) => {
      await offerFreeSeats(ctx, db, await expireHolds(ctx, db, await lockCourse(db, id)))
    })
  }
}
