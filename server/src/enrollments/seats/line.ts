import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { and, asc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import type { CourseRow } from './seat-context.ts'
import { lockThoseWhoMayHold, mayHoldMore } from './unpaid-holds.ts'

/** The order of a waiting list. */
const inOrder = [
  asc(waitingList.rank),
  asc(waitingList.lapsedOffers),
  asc(waitingList.createdAt),
  asc(waitingList.id),
]
/** The same order for raw SQL, as a row that can be compared. */
export const orderOf = (alias: 'line' | 'mine') => {
  const [rank, lapsed, since, id] = ['rank', 'lapsed_offers', 'created_at', 'id'].map((name) =>
    sql.raw(`${alias}.${name}`),
  )
  return sql`(${rank}, ${lapsed}, ${since}, ${id})`
}

/** The seat that the learner of a place has in its course. */
const selectSeats = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, waitingList.courseId),
        eq(enrollments.userId, waitingList.userId),
        ne(enrollments.status, 'cancelled'),
      ),
    )

export type Taken = Awaited<ReturnType<typeof takeFromLine>>

/**
 * Takes as many learners as there are seats, or only `userId`. A learner who let an offer lapse comes after all
 * others, and one with too many unpaid seats keeps the place in line for later. Locked rows are skipped, because their
 * holders may wait for us; the minutely job offers them a seat later.
 */
export async function takeFromLine(db: Db, course: CourseRow, now: Date, userId?: string) {
  const first = await db
    .select({
      id: waitingList.id,
      userId: waitingList.userId,
      plan: waitingList.plan,
      email: users.email,
      username: users.username,
      language: users.language,
      timeZone: users.timeZone,
    })
    .from(waitingList)
    .innerJoin(users, eq(users.id, waitingList.userId))
    .where(
      and(
        eq(waitingList.courseId, course.id),
        userId === undefined ? undefined : eq(waitingList.userId, userId),
        eq(users.role, 'learner'),
        isNull(users.suspendedAt),
        notExists(selectSeats(db)),
        mayHoldMore(db, waitingList.userId, now),
      ),
    )
    .orderBy(...inOrder)
    .limit(spotsLeft(course))
    .for('update', { of: waitingList, skipLocked: true })
  const free = await lockThoseWhoMayHold(
    db,
    first.map(({ userId }) => userId),
    now,
  )
  const taken = first.filter(({ userId }) => free.has(userId))
  const ids = taken.map(({ id }) => id)
  await db.delete(waitingList).where(inArray(waitingList.id, ids))
  return taken
}

/**
 * Locks the line of a locked course. A row that another transaction has locked is left out: its learner is leaving,
 * and may wait for us.
 */
export const lockLine = (db: Db, courseId: string) =>
  db
    .select({ userId: waitingList.userId, rank: waitingList.rank })
    .from(waitingList)
    .where(eq(waitingList.courseId, courseId))
    .orderBy(...inOrder)
    .for('update', { skipLocked: true })

/** Copies a line to another course, in the same order. Learners who have a seat in its course are left out. */
export async function copyLine(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const places = await db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.courseId, from), notExists(selectSeats(db))))
  if (places.length === 0) return
  await db.insert(waitingList).values(places.map(({ id: _old, ...place }) => ({ ...place, courseId: to })))
}

/** A learner with a seat waits for no other group of the course. Locked rows are skipped, as above. */
export async function leaveLines(
  db: Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<void> {
  const first = sql`(select coalesce(first_group_id, id) from courses where id = ${courseId})`
  const groups = db
    .select({ id: courses.id })
    .from(courses)
    .where(or(eq(courses.id, first), eq(courses.firstGroupId, first)))
  const places = db
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(and(eq(waitingList.userId, userId), inArray(waitingList.courseId, groups)))
    .for('update', { skipLocked: true })
  await db.delete(waitingList).where(inArray(waitingList.id, places))
}
