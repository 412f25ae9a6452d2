import type { Parsed } from '@sohbet/contract/endpoint'
import type { createEnrollment, Enrollment } from '@sohbet/contract/enrollments'
import { consentVersions } from '@sohbet/domain/enrollment/consents'
import { planPrice, type Plan } from '@sohbet/domain/enrollment/plan'
import { checkPrerequisites, isOffered, spotsLeft } from '@sohbet/domain/enrollment/policy'
import { heldUntil } from '@sohbet/domain/enrollment/status'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/courses.ts'
import { enrollments } from '../db/tables/enrollments.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { activate } from './activate.ts'
import { toEnrollment } from './enrollment.reads.ts'
import { readLearnerRecord } from './prerequisites.reads.ts'
import { expireHolds, insertEnrollment, lockCourse, type CourseRow, type EnrollmentRow } from './seats.ts'
import { leaveWaitingList } from './waiting-list.ts'

type Wish = Parsed<typeof createEnrollment>['body']

/**
 * Holds a seat for half an hour; a free course is theirs at once. Who asks again while a seat is held gets the same
 * enrolment, so that a double click is none.
 */
export async function enroll(ctx: SignedInContext, wish: Wish): Promise<Enrollment> {
  await refuseAtOnce(ctx, wish.courseId)
  return ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, wish.courseId)
    const existing = await findSeat(db, course.id, ctx.actor.userId)
    if (existing?.status === 'active') throw new AppError('ALREADY_ENROLLED')
    if (existing && existing.heldUntil && existing.heldUntil > ctx.now)
      return toEnrollment(await changeWish(db, existing, { ctx, course, wish }))
    const open = await withFreeSeat(ctx, db, course)
    return toEnrollment(await holdSeat(ctx, db, { course: open, wish }))
  })
}

/** What can be refused without waiting for the course's row is: most calls on a full course end here. */
async function refuseAtOnce({ db, actor, now }: SignedInContext, courseId: string): Promise<void> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId))
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  const offered = isOffered(course, now)
  if (!offered.allowed) throw new AppError(offered.because)
  const record = await readLearnerRecord(db, { course, userId: actor.userId })
  if (record.score === null) throw new AppError('LEVEL_TEST_REQUIRED')
  const { levelTestMet, previousCourseMet } = checkPrerequisites(course, record)
  if (!levelTestMet) throw new AppError('PREREQUISITES_NOT_MET')
  if (!previousCourseMet) throw new AppError('PREVIOUS_COURSE_REQUIRED')
}

const findSeat = async (db: Db, courseId: string, userId: string): Promise<EnrollmentRow | undefined> =>
  (
    await db
      .select()
      .from(enrollments)
      .where(
        and(
          eq(enrollments.courseId, courseId),
          eq(enrollments.userId, userId),
          ne(enrollments.status, 'cancelled'),
        ),
      )
  )[0]

/** The locked course as it is once holds that are over no longer count. */
async function withFreeSeat(ctx: SignedInContext, db: Db, course: CourseRow): Promise<CourseRow> {
  const offered = isOffered(course, ctx.now)
  if (!offered.allowed) throw new AppError(offered.because)
  await expireHolds(ctx, db, course)
  const open = await lockCourse(db, course.id)
  if (spotsLeft(open) === 0) throw new AppError('COURSE_FULL')
  return open
}

const consents = ({ consents: given }: Wish, now: Date) =>
  given?.preInformation && given.distanceSales ? { ...consentVersions, consentedAt: now } : {}

async function holdSeat(
  ctx: SignedInContext,
  db: Db,
  { course, wish }: { course: CourseRow; wish: Wish },
): Promise<EnrollmentRow> {
  const { userId } = ctx.actor
  const amountMinor = planPrice(course.priceMinor, wish.plan)
  const isFree = amountMinor === 0
  const source = isFree ? 'free' : 'checkout'
  await leaveWaitingList(db, { courseId: course.id, userId })
  const enrollment = await insertEnrollment(db, {
    courseId: course.id,
    userId,
    status: 'pending',
    source,
    plan: wish.plan,
    amountMinor,
    currency: course.currency,
    heldUntil: heldUntil(source, ctx.now),
    createdAt: ctx.now,
    ...consents(wish, ctx.now),
  })
  return isFree ? activate(ctx, db, { enrollment, course }) : enrollment
}

/** While nothing is paid another plan can be taken; an open checkout over the old price is then of no use. */
async function changeWish(
  db: Db,
  existing: EnrollmentRow,
  { ctx, course, wish }: { ctx: SignedInContext; course: CourseRow; wish: Wish },
): Promise<EnrollmentRow> {
  const plan: Plan = wish.plan
  const amountMinor = planPrice(course.priceMinor, plan)
  const [changed] = await db
    .update(enrollments)
    .set({ plan, amountMinor, currency: course.currency, ...consents(wish, ctx.now) })
    .where(eq(enrollments.id, existing.id))
    .returning()
  return changed ?? existing
}
