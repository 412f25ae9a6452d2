import type { PricedEnrollment } from '@sohbet/contract/selling/enrollments'
import type { OrderTerms } from '@sohbet/domain/campaign/reduction'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { heldUntil } from '@sohbet/domain/enrollment/status'
import { countTriedCode } from '../campaigns/check-code.ts'
import { priceColumns, priceOrder } from '../campaigns/price-order.ts'
import { readPricedFrom } from '../campaigns/reduction.reads.ts'
import { lockCodesOfCourse, setUse } from '../campaigns/uses.ts'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { activate } from './activate.ts'
import { changeHeldSeat, type EnrollBody } from './change-held-seat.ts'
import { acceptDocuments } from './consents.ts'
import { toEnrollment } from './enrollment.reads.ts'
import { requireOrderId } from './orders.ts'
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

/**
 * Holds a seat for half an hour; in a free course the enrolment is active at once. A repeated call, such as a
 * double click, returns the same enrolment while the seat is held.
 */
export async function enroll(ctx: SignedInContext, body: EnrollBody): Promise<PricedEnrollment> {
  await refuseEarly(ctx, body)
  if (body.discountCode) await countTriedCode(ctx)
  const enrollment = await holdSeatInTurn(ctx, body)
  return { ...toEnrollment(enrollment), ...(await readPricedFrom(ctx.db, enrollment.id)) }
}

/** Refuses without waiting for the lock of the course: most calls on a full course end here. */
async function refuseEarly(ctx: SignedInContext, { courseId }: EnrollBody): Promise<void> {
  const wanted = { courseId, userId: ctx.actor.userId, now: ctx.now }
  const { course, learner, isFull } = await readEligibility(ctx.db, wanted)
  // A learner keeps a held seat even when the course accepts no further learners
  if (!learner.hasSeat) refuseUnlessOffered(course, ctx.now)
  requirePrerequisites(course, learner, ctx.now)
  if (isFull && !learner.hasSeat) throw new AppError('COURSE_FULL')
}

const holdSeatInTurn = (ctx: SignedInContext, body: EnrollBody): Promise<EnrollmentRow> =>
  ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, body.courseId)
    await lockCodesOfCourse(db, { courseId: course.id, code: body.discountCode ?? '' })
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
    return takeSeat(ctx, db, { course: open, body })
  })

async function takeSeat(
  ctx: SignedInContext,
  db: Db,
  { course, body }: { course: CourseRow; body: EnrollBody },
): Promise<EnrollmentRow> {
  const { userId } = ctx.actor
  const { plan, discountCode: code } = body
  const terms = await priceOrder(db, { course, userId, plan, code, held: null, now: ctx.now })
  const place = { courseId: course.id, userId }
  if (terms.amountMinor > 0) await refuseHoarding(db, { ...place, now: ctx.now })
  else await refuseFreeSeatTooOften(ctx, db, course.id)
  await leaveWaitingList(db, place)
  const enrollment = await insertEnrollment(db, newEnrollment(ctx, { course, terms }), priceColumns(terms))
  await acceptDocuments(ctx, db, { enrollment, course, ticked: body.consents })
  if (terms.discountCodeId) {
    const orderId = await requireOrderId(db, enrollment.id)
    await setUse(db, { orderId, codeId: terms.discountCodeId, userId, now: ctx.now })
  }
  return enrollment.amountMinor === 0 ? activate(ctx, db, { enrollment, course }) : enrollment
}

const findSeat = async (db: Db, courseId: string, userId: string): Promise<EnrollmentRow | undefined> =>
  (await db.select().from(enrollments).where(isSeatOf({ courseId, userId })))[0]

function newEnrollment(ctx: SignedInContext, { course, terms }: { course: CourseRow; terms: OrderTerms }) {
  const { plan, contents, amountMinor, currency } = terms
  const source = terms.listMinor === 0 ? ('free' as const) : ('checkout' as const)
  return {
    courseId: course.id,
    userId: ctx.actor.userId,
    status: 'pending' as const,
    source,
    plan,
    contents,
    amountMinor,
    currency,
    heldUntil: heldUntil(source, course.startDate, ctx.now),
    createdAt: ctx.now,
  }
}
