import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { Log } from '../../db/embedded/log.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { payments, refunds } from '../../db/tables/selling/payments.ts'
import { runAll } from '../../async/run-all.ts'
import { closePayment } from './close-payment.ts'
import { closeReturnedPacks } from '../packs/close-returned-packs.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { settlePayment, type SettleContext } from './settle-payment.ts'
import { orders } from '../../db/tables/selling/orders.ts'

const minute = 60_000
/** A checkout lives for a day at most; what is not settled after this needs a person. */
const lookBackDays = 3
/**
 * Minutes before the end of a hold at which the job asks the provider, so that a learner keeps the seat although
 * the event was lost.
 */
const askBeforeMinutes = 2
/** After this every provider's page is over. */
const longestOpenMinutes = 36
/** The refund's own job gives up after about ten minutes. */
const refundPatienceMinutes = 15

/**
 * The minutely job for missing events: finds a payment whose event was lost before its seat is given up, closes a
 * checkout that outlived its seat, and retries a refund that its own job gave up. Handles all of them each time,
 * because some wait for days and would block the others.
 */
export async function settlePayments(ctx: SettleContext): Promise<void> {
  const known = ctx.providers.map(({ name }) => name)
  const before = (minutes: number) => new Date(ctx.now.getTime() - minutes * minute)
  // The app ended before the provider replied, so no browser was sent to that checkout
  await ctx.db
    .update(payments)
    .set({ status: 'failed' })
    .where(and(eq(payments.status, 'open'), isNull(payments.sessionId), lt(payments.createdAt, before(60))))
  const ending = await ctx.db
    .select({
      id: payments.id,
      provider: payments.provider,
      sessionId: payments.sessionId,
      isHeld: sql<boolean>`coalesce(${enrollments.heldUntil} > ${ctx.now.toISOString()}, false)`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .where(
      and(
        eq(payments.status, 'open'),
        inArray(payments.provider, known),
        isNotNull(payments.sessionId),
        gt(payments.createdAt, before(lookBackDays * 24 * 60)),
        or(
          ne(enrollments.status, 'pending'),
          lte(enrollments.heldUntil, before(-askBeforeMinutes)),
          // An offer of a day outlives its checkout, and a pack holds nothing
          lte(payments.createdAt, before(longestOpenMinutes)),
        ),
      ),
    )
    .orderBy(asc(payments.createdAt))
  const ordered = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, 'ordered'),
        inArray(payments.provider, known),
        lt(refunds.createdAt, before(refundPatienceMinutes)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
  await runAll([
    () => closeReturnedPacks(ctx),
    ...ending.map((payment) => () => settleEnding(ctx, payment)),
    ...ordered.map((order) => () => refundPayment(ctx, order)),
  ])
}

/** Asks the providers daily about disputes that are open or whose money is away, in case an event was lost. */
export async function settleDisputes(ctx: SettleContext): Promise<void> {
  const telling = ctx.providers.filter(({ tellsDisputes }) => tellsDisputes).map(({ name }) => name)
  const open = await ctx.db
    .selectDistinct({ id: payments.id })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(
      and(
        or(eq(disputes.status, 'open'), and(eq(disputes.status, 'won'), eq(disputes.money, 'withdrawn'))),
        inArray(payments.provider, telling),
      ),
    )
  await runAll(
    open.map(({ id }) => async () => {
      await settlePayment(ctx, id)
    }),
  )
}

/** Logs payments that are no longer checked: a person must compare them with the provider's books. */
export async function logUnsettledPayments({ db, now, log }: { db: Db; now: Date; log: Log }): Promise<void> {
  const count = await db.$count(
    payments,
    and(
      eq(payments.status, 'open'),
      isNotNull(payments.sessionId),
      lte(payments.createdAt, new Date(now.getTime() - lookBackDays * 24 * 60 * minute)),
    ),
  )
  if (count > 0) log.warn({ count, days: lookBackDays }, 'Payments were never settled')
}

type Ending = { id: string; provider: string; sessionId: string | null; isHeld: boolean }

async function settleEnding(ctx: SettleContext, { isHeld, sessionId, ...payment }: Ending): Promise<void> {
  const checkout = await settlePayment(ctx, payment.id)
  if (checkout?.status === 'open' && sessionId && !isHeld) await closePayment(ctx, { ...payment, sessionId })
}
