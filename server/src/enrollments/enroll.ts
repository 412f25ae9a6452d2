import type { Parsed } from '@sohbet/contract/endpoint'
import type { createEnrollment, Enrollment } from '@sohbet/contract/selling/enrollments'
import { termsOf } from '@sohbet/domain/enrollment/plan'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { heldUntil } from '@sohbet/domain/enrollment/status'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { activate } from './activate.ts'
import { consentsOf, replaceConsents } from './consents.ts'
import { toEnrollment } from './enrollment.reads.ts'
import { hasPaymentInReview } from './orders.ts'
import type { CourseRow, EnrollmentRow } from './seats/seat-context.ts'
import {
  expireHolds,
  insertEnrollment,
  isSeatOf,
  leaveWaitingList,
  lockCourse,
  offerFreeSeats,
} from './seats/seats.ts'
import { refuseFreeSeatTooOften } from './seats/free-seats.ts'
import { refuseHoarding } from './seats/unpaid-holds.ts'
import { readEligibility, refuseUnlessOffered, requirePrerequisites } from './eligibility.reads.ts'

type Body = Parsed<typeof createEnrollment>['body']

/**
 * Holds a seat for half an hour; in a free course the enrolment is active at once. A repeated call, such as a
 * double click, returns the same enrolment while the seat is held.
 */
export async function enroll(ctx: SignedInContext, body: Body): Promise<Enrollment> {
  await refuseEarly(ctx, body)
  return toEnrollment(await holdSeatInTurn(ctx, body))
}

/** Refuses without waiting for the lock of the course: most calls on a full course end here. */
async function refuseEarly(ctx: SignedInContext, { courseId }: Body): Promise<void> {
  const wanted = { courseId, userId: ctx.actor.userId, now: ctx.now }
  const { course, learner, isFull } = await readEligibility(ctx.db, wanted)
  // A learner keeps a held seat even when the course accepts no further learners
  if (!learner.hasSeat) refuseUnlessOffered(course, ctx.now)
  requirePrerequisites(course, learner, ctx.now)
  if (isFull && !learner.hasSeat) throw new AppError('COURSE_FULL')
}

const holdSeatInTurn = (ctx: SignedInContext, body: Body): Promise<EnrollmentRow> =>
  ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, body.courseId)
    const existing = await findSeat(db, course.id, ctx.actor.userId)
    if (existing?.status === 'active') throw new AppError('ALREADY_ENROLLED')
    if (existing?.heldUntil && existing.heldUntil > ctx.now)
      return changeHeldSeat(ctx, db, { existing, course, body })
    refuseUnlessOffered(course, ctx.now)
    // Expired holds no longer count, and the waiting list comes first
    const open = await offerFreeSeats(ctx, db, await expireHolds(ctx, db, course))
    const offered = await findSeat(db, course.id, ctx.actor.userId)
    if (offered) return changeHeldSeat(ctx, db, { existing: offered, course: open, body })
    if (spotsLeft(open) === 0) throw new AppError('COURSE_FULL')
    const place = { courseId: course.id, userId: ctx.actor.userId }
    const wished = newEnrollment(ctx, { course: open, body })
    if (wished.amountMinor > 0) await refuseHoarding(db, { ...place, now: ctx.now })
    else await refuseFreeSeatTooOften(ctx, db, course.id)
    await leaveWaitingList(db, place)
    const enrollment = await insertEnrollment(db, wished, consentsOf(body.consents, ctx.now))
    return enrollment.amountMinor === 0 ? activate(ctx, db, { enrollment, course: open }) : enrollment
  })

const findSeat = async (db: Db, courseId: string, userId: string): Promise<EnrollmentRow | undefined> =>
  (await db.select().from(enrollments).where(isSeatOf({ courseId, userId })))[0]

function newEnrollment(ctx: SignedInContext, { course, body }: { course: CourseRow; body: Body }) {
  const terms = termsOf(course, body.plan)
  const source = terms.amountMinor === 0 ? ('free' as const) : ('checkout' as const)
  return {
    courseId: course.id,
    userId: ctx.actor.userId,
    status: 'pending' as const,
    source,
    ...terms,
    heldUntil: heldUntil(source, course.startDate, ctx.now),
    createdAt: ctx.now,
  }
}

/**
 * A pending enrolment can change its plan; a checkout with the old price can then no longer be paid. With the
 * same plan the agreed price stays.
 */
async function changeHeldSeat(
  ctx: SignedInContext,
  db: Db,
  { existing, course, body }: { existing: EnrollmentRow; course: CourseRow; body: Body },
): Promise<EnrollmentRow> {
  const { plan } = existing
  // The payment under review is for the agreed plan
  if (body.plan !== plan && (await hasPaymentInReview(db, existing.id)))
    throw new AppError('PAYMENT_IN_REVIEW')
  const terms = body.plan === plan ? { plan } : termsOf(course, body.plan)
  const [changed = existing] = await db
    .update(enrollments)
    .set(terms)
    .where(eq(enrollments.id, existing.id))
    .returning()
  const consents = consentsOf(body.consents, ctx.now)
  if (consents.consentedAt || changed.plan !== plan) await replaceConsents(db, existing.id, consents)
  return changed.amountMinor === 0 ? activate(ctx, db, { enrollment: changed, course }) : changed
}
