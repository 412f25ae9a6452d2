import { and, eq, isNull } from 'drizzle-orm'
import { toMinor } from '@sohbet/domain/course/price'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { instalmentsUpTo } from '@sohbet/domain/enrollment/payment'
import { requestPath } from '@sohbet/contract/request'
import { returnFromProvider, type Buyer, type createCheckoutSession } from '@sohbet/contract/selling/payments'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { NewCheckout, PaymentProvider } from '../../adapters/payments/payments.ts'
import { providerFor, providerNamed } from '../../adapters/payments/providers.ts'
import { isRefusal, refusalCode } from '../../adapters/payments/refusal.ts'
import type { Db } from '../../db/connect.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { activate } from '../../enrollments/activate.ts'
import type { CourseRow, EnrollmentRow } from '../../enrollments/seats/seat-context.ts'
import { lockEnrollment } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { requireBuyer } from './buyer.ts'
import { closePayment } from '../settlement/close-payment.ts'
import type { PaymentRow } from '../settlement/settle-payment.ts'
import { acceptDocuments, endUnusedConsents, hasConsents } from '../../enrollments/consents.ts'
import { awaitTransfer, transferPage } from '../transfer/await-transfer.ts'
import { requireOrderId } from '../../enrollments/orders.ts'

/** Where the provider sends the browser. */
export const callbackUrl = (publicUrl: string, provider: string): string =>
  `${publicUrl}${requestPath(returnFromProvider, { params: { provider } })}`

const returnUrls = (publicUrl: string, provider: string) => ({
  successUrl: successUrl(publicUrl, '{CHECKOUT_SESSION_ID}'),
  cancelUrl: `${publicUrl}/learner/enrollment/cancel`,
  callbackUrl: callbackUrl(publicUrl, provider),
})

export const successUrl = (publicUrl: string, sessionId: string): string =>
  `${publicUrl}/learner/enrollment/success?session_id=${sessionId}`

const minute = 60_000
export const openUntil = ({ createdAt }: PaymentRow, { openMinutes }: PaymentProvider): Date =>
  new Date(createdAt.getTime() + openMinutes * minute)
/** Within this time a repeated request gets the same checkout; after it, a new one. */
const sameMinutes = 5

type Body = Parsed<typeof createCheckoutSession>['body']
type Wanted = Pick<Body, 'enrollmentId' | 'consents' | 'price'>

/**
 * The provider's page for a pending enrolment. A repeated request gets the same page: the payment is stored
 * first, and its id is the provider's idempotency key.
 */
export async function createCheckout(
  ctx: SignedInContext,
  { enrollmentId, consents, price, ...given }: Body,
): Promise<{ sessionUrl: string }> {
  const { enrollment, course, opened, isTransfer } = await openPayment(ctx, {
    enrollmentId,
    consents,
    price,
  })
  if (isTransfer) return { sessionUrl: transferPage(ctx.publicUrl, course.id) }
  if (!opened) return { sessionUrl: successUrl(ctx.publicUrl, enrollment.id) }
  const { payment, provider } = opened
  if (payment.sessionUrl) return { sessionUrl: payment.sessionUrl }
  const buyer = provider.needsBuyer ? await requireBuyer(ctx, given) : null
  const { id, url } = await provider
    .createCheckout(checkoutOf(ctx, { payment, provider, enrollment, course, buyer }))
    .catch((error: unknown) => endRefused(ctx, payment, error))
  return keepCheckout(ctx, {
    payment,
    provider,
    id,
    url,
    buyerName: buyer && `${buyer.name} ${buyer.surname}`,
  })
}

type Opening = {
  payment: PaymentRow
  provider: PaymentProvider
  enrollment: EnrollmentRow
  course: CourseRow
  buyer: Buyer | null
}

/** Must not depend on the current time: a provider refuses a repeated call with other values. */
function checkoutOf(
  ctx: SignedInContext,
  { payment, provider, enrollment, course, buyer }: Opening,
): NewCheckout {
  return {
    paymentId: payment.id,
    title: `${course.name} · ${enrollment.contents.name[ctx.language]} · ${ctx.cachedBrand.current().name}`,
    email: ctx.actor.account.email,
    payerId: ctx.actor.userId,
    ip: ctx.client.address,
    buyer,
    instalments: instalmentsUpTo(course.maxInstalments, provider.instalments),
    language: ctx.language,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    heldUntil: enrollment.heldUntil ?? payment.createdAt,
    expiresAt: openUntil(payment, provider),
    ...returnUrls(ctx.publicUrl, provider.name),
  }
}

/** A checkout that the provider refuses ends its payment: another try is another payment. */
export async function endRefused(
  { db, log }: SignedInContext,
  { id }: PaymentRow,
  error: unknown,
): Promise<never> {
  if (isRefusal(error)) {
    log.error({ paymentId: id, reason: refusalCode(error) }, 'The payment provider refused a checkout')
    await db
      .update(payments)
      .set({ status: 'failed' })
      .where(and(eq(payments.id, id), eq(payments.status, 'open'), isNull(payments.sessionId)))
  }
  throw error
}

type Made = {
  payment: PaymentRow
  provider: PaymentProvider
  id: string
  url: string
  buyerName: string | null
}

/** Stores the first checkout of a payment; a second one, made at the same time, must not be paid. */
export async function keepCheckout(ctx: SignedInContext, { payment, provider, id, url, buyerName }: Made) {
  const [kept] = await ctx.db
    .update(payments)
    .set({ sessionId: id, sessionUrl: url, buyerName })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'open'), isNull(payments.sessionId)))
    .returning({ id: payments.id })
  if (kept) return { sessionUrl: url }
  const [first] = await ctx.db.select().from(payments).where(eq(payments.id, payment.id))
  const isOpen = first?.status === 'open'
  if (isOpen && first.sessionId === id) return { sessionUrl: url }
  await provider.closeCheckout(id)
  if (isOpen && first.sessionUrl) return { sessionUrl: first.sessionUrl }
  // Another plan was chosen, or the seat given up
  throw new AppError('CHECKOUT_OVER')
}

type Opened = {
  enrollment: EnrollmentRow
  course: CourseRow
  /** Null when there is nothing to pay. */
  opened: { payment: PaymentRow; provider: PaymentProvider } | null
  /** No provider takes it: the learner sees the school's bank details. */
  isTransfer?: true
}
/** A checkout that must not be paid any more: another amount is due, or it is over. */
type Stale = { stale: { id: string; provider: string; sessionId: string; until: Date } }

const timeFor = ({ actor, language }: SignedInContext, at: Date): string =>
  zonedTime(at, { language, timeZone: actor.account.timeZone })

/** The open payment of an enrolment, or a new one after closing a useless one. */
async function openPayment(ctx: SignedInContext, wanted: Wanted): Promise<Opened> {
  const find = async () => {
    const found = await ctx.db.transaction((db) => findOrInsert(ctx, db, wanted))
    if (found === 'PRICE_CHANGED') throw new AppError(found)
    return found
  }
  const first = await find()
  if (!('stale' in first)) return first
  // It may have been paid a moment ago, which changes what is due
  const checkout = await closePayment(ctx, first.stale)
  // Two payable pages of one order could both be paid
  if (checkout?.status === 'open')
    throw new AppError('CHECKOUT_OPEN', { about: timeFor(ctx, first.stale.until) })
  const second = await find()
  if ('stale' in second) throw new AppError('PAYMENTS_AWAY')
  return second
}

async function findOrInsert(
  ctx: SignedInContext,
  db: Db,
  { enrollmentId, consents, price }: Wanted,
): Promise<Opened | Stale | 'PRICE_CHANGED'> {
  const { course, enrollment } = await lockEnrollment(db, enrollmentId)
  const nothing = { enrollment, course, opened: null }
  if (enrollment.userId !== ctx.actor.userId) throw new AppError('ENROLLMENT_NOT_FOUND')
  if (enrollment.status === 'active') return nothing
  if (enrollment.status === 'cancelled' || !enrollment.heldUntil || enrollment.heldUntil <= ctx.now)
    throw new AppError('SEAT_NO_LONGER_HELD')
  if (enrollment.amountMinor === 0) {
    await activate(ctx, db, { enrollment, course })
    return nothing
  }
  if (price && !isPriceOf(enrollment, price)) {
    await endUnusedConsents(db, enrollmentId)
    return 'PRICE_CHANGED'
  }
  await requireConsents(ctx, db, { enrollment, course, ticked: consents })
  const orderId = await requireOrderId(db, enrollmentId)
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')))
  if (open?.isInReview) throw new AppError('PAYMENT_IN_REVIEW')
  const provider = providerFor(ctx.providers, enrollment.currency)
  if (!provider) {
    await awaitTransfer(ctx, db, { orderId, course, enrollment })
    return { ...nothing, isTransfer: true }
  }
  if (open && isUsable(open, { now: ctx.now, provider, enrollment }))
    return { enrollment, course, opened: { payment: open, provider } }
  const earlier = open && providerNamed(ctx.providers, open.provider)
  if (open?.sessionId && earlier)
    return { stale: { ...open, sessionId: open.sessionId, until: openUntil(open, earlier) } }
  // No browser was sent to that checkout, or its provider is no longer ours
  if (open) await db.update(payments).set({ status: 'failed' }).where(eq(payments.id, open.id))
  const [payment] = await db
    .insert(payments)
    .values({
      orderId,
      provider: provider.name,
      amountMinor: enrollment.amountMinor,
      currency: enrollment.currency,
      createdAt: ctx.now,
    })
    .returning()
  if (!payment) throw new Error('an inserted payment was not returned')
  return { enrollment, course, opened: { payment, provider } }
}

const isPriceOf = ({ amountMinor, currency }: EnrollmentRow, price: NonNullable<Wanted['price']>): boolean =>
  amountMinor === toMinor(price.amount) && currency === price.currency

/** The law requires both documents before a distance payment. */
async function requireConsents(ctx: SignedInContext, db: Db, sale: Parameters<typeof acceptDocuments>[2]) {
  if (await acceptDocuments(ctx, db, sale)) return
  if (!(await hasConsents(db, sale.enrollment.id))) throw new AppError('CONSENTS_REQUIRED')
}

/** For the due amount, with the current provider, and existing or just being created. */
export function isUsable(
  { amountMinor, currency, sessionId, createdAt, ...payment }: PaymentRow,
  {
    now,
    provider,
    enrollment,
  }: {
    now: Date
    provider: PaymentProvider
    enrollment: Pick<EnrollmentRow, 'amountMinor' | 'currency'>
  },
): boolean {
  const fits = amountMinor === enrollment.amountMinor && currency === enrollment.currency
  const age = now.getTime() - createdAt.getTime()
  const isThere = age < (sessionId ? provider.openMinutes : sameMinutes) * minute
  return fits && payment.provider === provider.name && isThere
}
