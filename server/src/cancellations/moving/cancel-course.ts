import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { cancelCourse as contract } from '@sohbet/contract/selling/moving'
import { courseStatus } from '@sohbet/domain/course/status'
import { keptMinor } from '@sohbet/domain/enrollment/cancellation'
import { chooseUntil } from '@sohbet/domain/enrollment/move'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { cancellationChoices } from '../../db/tables/selling/moves.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { lockLine } from '../../enrollments/seats/line.ts'
import type { CourseRow, EnrollmentRow } from '../../enrollments/seats/seat-context.ts'
import { giveUpSeats, lockCourse } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { notify } from '../../notifications/notify.ts'
import { record } from '../../security-log/record.ts'

/**
 * The school cancels a course: no new seats, no more sessions. Each learner chooses within 7 days between another course
 * and the refund; without an answer a job refunds.
 */
export const cancelCourse = (
  ctx: SignedInContext,
  { id, reason }: { id: string } & Parsed<typeof contract>['body'],
): Promise<Reply<typeof contract>> =>
  ctx.db.transaction(async (db) => {
    const before = await lockCourse(db, id)
    if (!before.isActive) throw new AppError('COURSE_NOT_FOUND')
    if (before.cancelledAt) throw new AppError('COURSE_CALLED_OFF')
    if (courseStatus(before, ctx.now) === 'completed') throw new AppError('COURSE_ENDED')
    const course = await markCancelled(ctx, db, { id, reason })
    const seats = await db
      .select()
      .from(enrollments)
      .where(and(eq(enrollments.courseId, id), ne(enrollments.status, 'cancelled')))
    const active = seats.filter(({ status, userId }) => status === 'active' && userId !== null)
    const pending = seats.filter(({ status }) => status === 'pending')
    await openChoices(ctx, db, { course, active })
    await giveUpSeats(ctx, db, {
      course,
      ids: pending.map((seat) => seat.id),
      reason: 'course_cancelled',
    })
    const waiting = (await lockLine(db, id)).map(({ userId }) => userId)
    await db
      .delete(waitingList)
      .where(and(eq(waitingList.courseId, id), inArray(waitingList.userId, waiting)))
    await ctx.enrollmentSteps.cancelSessions(db, { courseId: id, now: ctx.now })
    await notifyEveryone(ctx, db, { course, reason, active, pending, waiting })
    await record(db, ctx, {
      event: 'course_cancelled',
      byUserId: ctx.actor.userId,
      details: `${course.name}, ${active.length} learners`,
    })
    return { learners: active.length, waiting: waiting.length }
  })

async function markCancelled(
  ctx: SignedInContext,
  db: Db,
  { id, reason }: { id: string; reason: string },
): Promise<CourseRow> {
  const [course] = await db
    .update(courses)
    .set({
      cancelledAt: ctx.now,
      cancelReason: reason,
      updatedAt: ctx.now,
      revision: sql`${courses.revision} + 1`,
    })
    .where(eq(courses.id, id))
    .returning()
  if (!course) throw new Error('a locked course is gone')
  return course
}

/** Every session that was not held until now goes back, whatever the learner attended. */
async function openChoices(
  ctx: SignedInContext,
  db: Db,
  { course, active }: { course: CourseRow; active: readonly EnrollmentRow[] },
): Promise<void> {
  if (active.length === 0) return
  const counts = await ctx.enrollmentSteps.countSessions(db, [course.id], ctx.now)
  const sessions = counts.get(course.id) ?? { held: 0, all: 0 }
  await db.insert(cancellationChoices).values(
    active.map((enrollment) => ({
      courseId: course.id,
      enrollmentId: enrollment.id,
      chooseUntil: chooseUntil(ctx.now),
      keepMinor: keptMinor(course, { ...enrollment, sessions }, ctx.now),
    })),
  )
}

type CancelledCourse = {
  course: CourseRow
  reason: string
  active: readonly EnrollmentRow[]
  pending: readonly EnrollmentRow[]
  waiting: readonly string[]
}

async function notifyEveryone(
  ctx: SignedInContext,
  db: Db,
  { course, reason, active, pending, waiting }: CancelledCourse,
): Promise<void> {
  const notice = { kind: 'course_cancelled' as const, courseId: course.id, course: course.name, reason }
  const about = `cancelled ${course.id}`
  const until = chooseUntil(ctx.now).toISOString()
  const usersOf = (seats: readonly EnrollmentRow[]) => seats.map(({ userId }) => userId)
  const teaching = await db
    .select({ userId: coaches.userId })
    .from(coaches)
    .where(inArray(coaches.id, [course.primaryCoachId, course.secondaryCoachId ?? course.primaryCoachId]))
  const isFree = (seat: EnrollmentRow) => seat.amountMinor === 0
  await notify(
    db,
    ctx.now,
    {
      userIds: usersOf(active.filter((seat) => !isFree(seat))),
      notice: { ...notice, reader: 'learner', chooseUntil: until },
      about,
    },
    {
      userIds: usersOf(active.filter(isFree)),
      notice: { ...notice, reader: 'learner', chooseUntil: until, isFree: true },
      about,
    },
    { userIds: usersOf(pending), notice: { ...notice, reader: 'learner' }, about },
    { userIds: waiting, notice: { ...notice, reader: 'waiting' }, about },
    { userIds: teaching.map(({ userId }) => userId), notice: { ...notice, reader: 'coach' }, about },
  )
}
