import { orderTerms, termsOfHeld, type Offer, type OrderTerms } from '@sohbet/domain/campaign/reduction'
import { mayUseCode } from '@sohbet/domain/campaign/usable'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { orderMoney } from '../db/money/order-money.ts'
import { discountCodeCourses, discountCodes } from '../db/tables/selling/discount-codes.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { AppError } from '../errors/app-error.ts'
import { readPlans } from '../site/plans.reads.ts'
import { countUses } from './uses.ts'

/** The order of a pending seat. */
export type HeldOrder = PricedOrder & { orderId: string; enrollmentId: string; code: string | null }

/** `discountCodeId` is null unless the code is the reduction. */
export type PricedOrder = OrderTerms & { discountCodeId: string | null }

/** The columns of an order's price. */
export const priceColumns = ({ listMinor, amountMinor, reductionKind, discountCodeId }: PricedOrder) => ({
  listMinor,
  reductionMinor: listMinor - amountMinor,
  reductionKind,
  discountCodeId,
})

type Wanted = {
  course: Offer & { id: string }
  userId: string
  plan: Plan
  /** As typed and folded; undefined keeps the code of a held seat, empty removes it. */
  code: string | undefined
  held: HeldOrder | null
  now: Date
}

/**
 * The price of an order with its one reduction, or a refusal of the code. Decides for good only while course and
 * codes are locked. Locks the account when other courses of the learner count.
 */
export async function priceOrder(db: Db, wanted: Wanted): Promise<PricedOrder> {
  const { course, plan, held, now } = wanted
  const code = await findCode(db, wanted)
  const terms =
    held?.plan === plan
      ? termsOfHeld(held, { course, code, now })
      : orderTerms(course, { plan, offers: await readPlans(db), code, now })
  if (code) await refuseUnlessUsable(db, wanted, { code, terms })
  return { ...terms, discountCodeId: terms.reductionKind === 'code' ? (code?.id ?? null) : null }
}

/** The order of a learner's pending seat, with its agreed terms. */
export async function findHeldOrder(
  db: Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<HeldOrder | null> {
  const [held] = await db
    .select({
      orderId: orders.id,
      enrollmentId: enrollments.id,
      plan: enrollments.plan,
      contents: enrollments.contents,
      currency: enrollments.currency,
      listMinor: orders.listMinor,
      amountMinor: enrollments.amountMinor,
      reductionKind: orders.reductionKind,
      discountCodeId: orders.discountCodeId,
      code: discountCodes.code,
    })
    .from(enrollments)
    .innerJoin(orders, eq(orders.enrollmentId, enrollments.id))
    .leftJoin(discountCodes, eq(discountCodes.id, orders.discountCodeId))
    .where(
      and(
        eq(enrollments.courseId, courseId),
        eq(enrollments.userId, userId),
        eq(enrollments.status, 'pending'),
      ),
    )
  return held ?? null
}

type CodeRow = typeof discountCodes.$inferSelect

async function findCode(db: Db, { code: typed, held }: Wanted): Promise<CodeRow | null> {
  const wanted =
    typed === undefined
      ? held?.discountCodeId && eq(discountCodes.id, held.discountCodeId)
      : eq(discountCodes.code, typed)
  if (!wanted || typed === '') return null
  const [code] = await db.select().from(discountCodes).where(wanted)
  // The same answer in the same time: nobody learns that an inactive code exists
  if (!code?.isActive) throw new AppError('CODE_UNKNOWN')
  return code
}

async function refuseUnlessUsable(
  db: Db,
  { course, userId, held, now }: Wanted,
  { code, terms }: { code: CodeRow; terms: OrderTerms },
): Promise<void> {
  const own = { courseId: course.id, userId, enrollmentId: held?.enrollmentId ?? null, now }
  const verdict = mayUseCode(
    code,
    {
      plan: terms.plan,
      listMinor: terms.listMinor,
      currency: terms.currency,
      isForCourse: code.isForAllCourses || (await isNamed(db, { codeId: code.id, courseId: course.id })),
      ...(await countUses(db, { codeId: code.id, userId, besidesOrderId: held?.orderId ?? null })),
      hasOtherPaidCourse: code.firstPaidCourseOnly && (await hasOtherPaidCourse(db, own)),
    },
    now,
  )
  if (!verdict.allowed) throw new AppError(verdict.because)
}

const isNamed = async (db: Db, { codeId, courseId }: { codeId: string; courseId: string }) =>
  (await db.$count(
    discountCodeCourses,
    and(eq(discountCodeCourses.codeId, codeId), eq(discountCodeCourses.courseId, courseId)),
  )) > 0

type Own = { userId: string; enrollmentId: string | null; now: Date }

/**
 * Whether the learner has a seat in another paid course, holds one that waits for its payment, or left one that was not
 * refunded in full. The account is locked, because a second order may come at the same time.
 */
async function hasOtherPaidCourse(db: Db, { userId, enrollmentId, now }: Own): Promise<boolean> {
  if (!(await lockAccount(db, userId))) throw new AppError('NOT_SIGNED_IN')
  const { rows } = await db.execute(sql`
    select from enrollments as other join orders on orders.enrollment_id = other.id
    where other.user_id = ${userId}::uuid and other.id is distinct from ${enrollmentId}::uuid
      and orders.list_minor > 0
      and (other.status = 'active'
        or (other.status = 'pending' and other.held_until > ${now}::timestamptz)
        or (other.status = 'cancelled' and other.activated_at is not null and (
          exists (select from discount_uses where order_id = orders.id)
          or ${orderMoney.bookedMinor} > 0
        )))
    limit 1`)
  return rows.length > 0
}
