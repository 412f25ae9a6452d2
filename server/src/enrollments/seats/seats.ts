import { schoolMoment, type Day } from '@sohbet/domain/calendar'
import type { CancelReason } from '@sohbet/domain/enrollment/status'
import { isOffered, spotsLeft } from '@sohbet/domain/enrollment/policy'
import { and, eq, gt, inArray, lte, ne, type Column } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import { releaseUses } from '../../campaigns/uses.ts'
import { countSeats, holdForLearners } from './hold-for-learners.ts'
import { leaveLines, takeFromLine } from './line.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from './seat-context.ts'
import { orders } from '../../db/tables/selling/orders.ts'

/**
 * Every change of seats locks the course's row before any enrolment's: the counter always equals the rows that
 * hold a seat, and no two changes deadlock.
 */
export async function lockCourse(db: Db, courseId: string): Promise<CourseRow> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId)).for('no key update')
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  return course
}

/** Locks the course of an enrolment; returns the enrolment as read under the lock. */
export async function lockEnrollment(
  db: Db,
  id: string,
): Promise<{ course: CourseRow; enrollment: EnrollmentRow }> {
  const [found] = await db
    .select({ courseId: enrollments.courseId })
    .from(enrollments)
    .where(eq(enrollments.id, id))
  if (!found) throw new AppError('ENROLLMENT_NOT_FOUND')
  const course = await lockCourse(db, found.courseId)
  const enrollment = await requireEnrollment(db, id)
  // It was moved while this call waited for the lock
  if (enrollment.courseId !== course.id) throw new AppError('STATE_CHANGED')
  return { course, enrollment }
}

export async function requireEnrollment(db: Db, id: string): Promise<EnrollmentRow> {
  const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.id, id))
  if (!enrollment) throw new AppError('ENROLLMENT_NOT_FOUND')
  return enrollment
}

/** The one enrolment that gives a learner a seat in a course. */
export const isSeatOf = ({ courseId, userId }: { courseId: string | Column; userId: string | Column }) =>
  and(eq(enrollments.courseId, courseId), eq(enrollments.userId, userId), ne(enrollments.status, 'cancelled'))

export async function insertEnrollment(
  db: Db,
  values: typeof enrollments.$inferInsert,
  order?: Partial<Omit<typeof orders.$inferInsert, 'enrollmentId'>>,
): Promise<EnrollmentRow> {
  await countSeats(db, values.courseId, 1)
  const [enrollment] = await db.insert(enrollments).values(values).returning()
  if (!enrollment) throw new Error('an inserted enrolment was not returned')
  await db.insert(orders).values({
    enrollmentId: enrollment.id,
    createdAt: enrollment.createdAt,
    listMinor: enrollment.amountMinor,
    ...order,
  })
  return enrollment
}

export async function leaveWaitingList(
  db: Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<void> {
  await db.delete(waitingList).where(and(eq(waitingList.courseId, courseId), eq(waitingList.userId, userId)))
}

/** A payment arrived after the seat was given up: takes a free seat again. Returns the new row. The course is locked. */
export async function reviveEnrollment(
  db: Db,
  { courseId, userId, id }: EnrollmentRow,
  now: Date,
): Promise<EnrollmentRow> {
  if (userId !== null) await leaveLines(db, { courseId, userId })
  await countSeats(db, courseId, 1)
  await db
    .update(enrollments)
    .set({ status: 'active', activatedAt: now, heldUntil: null, cancelledAt: null, cancelReason: null })
    .where(eq(enrollments.id, id))
  return requireEnrollment(db, id)
}

type Ended = { course: CourseRow; ids: string[]; reason: CancelReason }

/** Ends enrolments of a locked course; their seats are free. Returns the course with its new count. */
async function endSeats(ctx: SeatContext, db: Db, { course, ids, reason }: Ended): Promise<CourseRow> {
  if (ids.length === 0) return course
  await db
    .update(enrollments)
    .set({ status: 'cancelled', cancelledAt: ctx.now, cancelReason: reason, heldUntil: null })
    .where(inArray(enrollments.id, ids))
  await releaseUses(db, { course, enrollmentIds: ids, now: ctx.now })
  await ctx.enrollmentSteps.cancelled(db, ids)
  await countSeats(db, course.id, -ids.length)
  return { ...course, currentEnrollments: course.currentEnrollments - ids.length }
}

/** Ends enrolments of a locked course. Their seats go to the waiting list, or are free. */
export async function giveUpSeats(ctx: SeatContext, db: Db, ended: Ended): Promise<CourseRow> {
  const freed = await endSeats(ctx, db, ended)
  return freed === ended.course ? freed : offerFreeSeats(ctx, db, freed)
}

/** The course begins earlier, so no hold lasts beyond the start. The course is locked. */
export async function shortenHolds(
  db: Db,
  { courseId, startDate }: { courseId: string; startDate: Day },
): Promise<void> {
  const start = schoolMoment(startDate)
  await db
    .update(enrollments)
    .set({ heldUntil: start })
    .where(
      and(
        eq(enrollments.courseId, courseId),
        eq(enrollments.status, 'pending'),
        gt(enrollments.heldUntil, start),
      ),
    )
}

/** Cancels pending enrolments of a locked course whose hold has ended. Their seats go to the waiting list. */
export async function expireHolds(ctx: SeatContext, db: Db, course: CourseRow): Promise<CourseRow> {
  const freed = await endExpiredHolds(ctx, db, course)
  return freed === course ? freed : offerFreeSeats(ctx, db, freed)
}

/** As `expireHolds`, but the seats stay free. */
export async function endExpiredHolds(ctx: SeatContext, db: Db, course: CourseRow): Promise<CourseRow> {
  const over = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, course.id),
        eq(enrollments.status, 'pending'),
        lte(enrollments.heldUntil, ctx.now),
      ),
    )
  return endSeats(ctx, db, { course, ids: over.map(({ id }) => id), reason: 'expired' })
}

/** Holds free seats of a locked course for the first learners in line, who get a mail and a day to pay. */
export async function offerFreeSeats(ctx: SeatContext, db: Db, course: CourseRow): Promise<CourseRow> {
  if (!isOffered(course, ctx.now).allowed || spotsLeft(course) === 0) return course
  return holdForLearners(ctx, db, course, await takeFromLine(db, course, ctx.now))
}
