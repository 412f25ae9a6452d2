import type { Parsed } from '@sohbet/contract/endpoint'
import type { CheckedPrice, checkDiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { fromMinor } from '@sohbet/domain/course/price'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { AppError } from '../errors/app-error.ts'
import { countHourly } from '../http/hourly-limit.ts'
import { findHeldOrder, priceOrder } from './price-order.ts'
import { toReduction } from './reduction.reads.ts'

/** Codes that a learner may try in an hour, known or not, so that nobody finds one by guessing. */
const triesPerHour = 60

/** Counts a typed code, before the transaction that a refusal rolls back. */
export const countTriedCode = ({ db, secrets, actor, now }: SignedInContext): Promise<void> =>
  countHourly(db, { key: `discount code ${secrets.digest(actor.userId)}`, limit: triesPerHour, now })

/** The price of a course with a code. Takes nothing; the use is taken with the seat. */
export async function checkCode(
  ctx: SignedInContext,
  { courseId, plan, code }: Parsed<typeof checkDiscountCode>['body'],
): Promise<CheckedPrice> {
  await countTriedCode(ctx)
  const { userId } = ctx.actor
  const [course] = await ctx.db
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.isActive, true)))
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  // An empty code is none, which a held seat could remove
  if (code === '') throw new AppError('CODE_UNKNOWN')
  // In a transaction, because the account may be locked
  const terms = await ctx.db.transaction(async (db) => {
    const held = await findHeldOrder(db, { courseId, userId })
    return priceOrder(db, { course, userId, plan, code, held, now: ctx.now })
  })
  return {
    plan: terms.plan,
    price: fromMinor(terms.amountMinor),
    currency: terms.currency,
    listPrice: fromMinor(terms.listMinor),
    reduction: toReduction({ ...terms, reductionMinor: terms.listMinor - terms.amountMinor, code }),
  }
}
