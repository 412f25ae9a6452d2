import type { Parsed } from '@sohbet/contract/endpoint'
import type { createEnrollment } from '@sohbet/contract/selling/enrollments'
import { eq } from 'drizzle-orm'
import {
  findHeldOrder,
  priceColumns,
  priceOrder,
  type HeldOrder,
  type PricedOrder,
} from '../campaigns/price-order.ts'
import { setUse } from '../campaigns/uses.ts'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { AppError } from '../errors/app-error.ts'
import { activate } from './activate.ts'
import { acceptDocuments, endConsents } from './consents.ts'
import { hasPaymentInReview } from './orders.ts'
import { refuseFreeSeatTooOften } from './seats/free-seats.ts'
import type { CourseRow, EnrollmentRow } from './seats/seat-context.ts'

export type EnrollBody = Parsed<typeof createEnrollment>['body']

type Held = { existing: EnrollmentRow; course: CourseRow; body: EnrollBody }

/**
 * A pending enrolment can change its plan and its discount code; a checkout with the old price can then no longer be
 * paid. With the same plan the agreed price and contents stay. Course and codes are locked.
 */
export async function changeHeldSeat(
  ctx: SignedInContext,
  db: Db,
  { existing, course, body }: Held,
): Promise<EnrollmentRow> {
  const { userId } = ctx.actor
  const held = await findHeldOrder(db, { courseId: course.id, userId })
  if (!held) throw new Error('a pending enrolment has no order')
  const isSame = body.plan === held.plan && (body.discountCode ?? held.code ?? '') === (held.code ?? '')
  const terms = isSame
    ? held
    : await priceOrder(db, { course, userId, plan: body.plan, code: body.discountCode, held, now: ctx.now })
  const isChanged = differs(held, terms)
  // The payment under review is for the agreed price
  if (isChanged && (await hasPaymentInReview(db, existing.id))) throw new AppError('PAYMENT_IN_REVIEW')
  if (isChanged && terms.amountMinor === 0) await refuseFreeSeatTooOften(ctx, db, course.id)
  const changed = isChanged ? await saveTerms(ctx, db, { existing, held, terms }) : existing
  const sale = { enrollment: changed, course, ticked: body.consents }
  const isAccepted = await acceptDocuments(ctx, db, sale)
  if (isChanged && !isAccepted) await endConsents(db, existing.id)
  return changed.amountMinor === 0 ? activate(ctx, db, { enrollment: changed, course }) : changed
}

const differs = (held: HeldOrder, terms: PricedOrder): boolean =>
  held.plan !== terms.plan ||
  held.amountMinor !== terms.amountMinor ||
  held.currency !== terms.currency ||
  held.discountCodeId !== terms.discountCodeId

async function saveTerms(
  ctx: SignedInContext,
  db: Db,
  { existing, held, terms }: { existing: EnrollmentRow; held: HeldOrder; terms: PricedOrder },
): Promise<EnrollmentRow> {
  const { plan, contents, amountMinor, currency, discountCodeId } = terms
  const [changed = existing] = await db
    .update(enrollments)
    .set({ plan, contents, amountMinor, currency })
    .where(eq(enrollments.id, existing.id))
    .returning()
  // The mail with the bank details names the old sum, so the next checkout call sends another
  await db
    .update(orders)
    .set({ ...priceColumns(terms), transferSince: null })
    .where(eq(orders.id, held.orderId))
  if (discountCodeId !== held.discountCodeId)
    await setUse(db, {
      orderId: held.orderId,
      codeId: discountCodeId,
      userId: ctx.actor.userId,
      now: ctx.now,
    })
  return changed
}
