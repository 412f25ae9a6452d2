import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { localCheckouts, localRefunds } from '../../db/tables/selling/local-checkouts.ts'
import { AppError } from '../../errors/app-error.ts'
import { readSignedEvent, signedEventReplies } from './events.ts'
import type { Checkout, PaymentProvider } from './payments.ts'

export type LocalOptions = { db: Db; publicUrl: string; webhookSecret: string; clock: () => Date }

const newId = (prefix: string) =>
  `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`

/** Key prefix of refunds that the school ordered. */
const ofOrder = 'refund-'

/**
 * Our own payment provider for machines without provider keys. Its books are tables that nothing else reads, its
 * page is /checkout, and it sends signed events.
 */
export function localPayments({ db, publicUrl, webhookSecret, clock }: LocalOptions): PaymentProvider {
  return {
    name: 'local',
    takes: () => true,
    needsBuyer: false,
    tellsDisputes: false,
    instalments: [1],
    openMinutes: 36,

    async createCheckout({ paymentId, title, email, amountMinor, currency, ...checkout }) {
      const key = `checkout-${paymentId}`
      const { successUrl, cancelUrl, expiresAt } = checkout
      const bill = { paymentId, title, email, amountMinor, currency, successUrl, cancelUrl, expiresAt }
      await db
        .insert(localCheckouts)
        .values({ ...bill, id: newId('cs_local'), idempotencyKey: key, createdAt: clock() })
        .onConflictDoNothing({ target: localCheckouts.idempotencyKey })
      const [made] = await db
        .select({ id: localCheckouts.id })
        .from(localCheckouts)
        .where(eq(localCheckouts.idempotencyKey, key))
      if (!made) throw new Error('a checkout was not kept')
      return { id: made.id, url: `${publicUrl}/checkout/${made.id}` }
    },

    async readCheckout(id): Promise<Checkout> {
      const [checkout] = await db.select().from(localCheckouts).where(eq(localCheckouts.id, id))
      if (!checkout) throw new Error('there is no such checkout')
      const refunds = checkout.reference
        ? await db
            .select()
            .from(localRefunds)
            .where(eq(localRefunds.reference, checkout.reference))
            .orderBy(asc(localRefunds.createdAt))
        : []
      const isOver = checkout.status === 'open' && checkout.expiresAt <= clock()
      return {
        id,
        paymentId: checkout.paymentId,
        status: isOver ? 'expired' : checkout.status,
        amountMinor: checkout.amountMinor,
        currency: checkout.currency,
        chargedMinor: checkout.reference ? checkout.amountMinor : null,
        instalments: checkout.reference ? 1 : null,
        reference: checkout.reference,
        refunds: refunds.map(({ id: refundId, amountMinor, idempotencyKey }) => ({
          id: refundId,
          amountMinor,
          status: 'succeeded',
          orderId: idempotencyKey.startsWith(ofOrder) ? idempotencyKey.slice(ofOrder.length) : null,
        })),
        disputes: [],
      }
    },

    async closeCheckout(id) {
      await db
        .update(localCheckouts)
        .set({ status: 'expired' })
        .where(and(eq(localCheckouts.id, id), eq(localCheckouts.status, 'open')))
    },

    async refund({ orderId, reference, amountMinor }) {
      return db.transaction((tx) =>
        giveBack(tx, { reference, amountMinor, key: `${ofOrder}${orderId}`, now: clock() }),
      )
    },

    readEvent: (request, now) => readSignedEvent(request, { secret: webhookSecret, now }),
    webhookReplies: signedEventReplies,
  }
}

/** Marks an open checkout as paid; true only for the first call. */
export async function payLocalCheckout(db: Db, id: string, now: Date): Promise<boolean> {
  const paid = await db
    .update(localCheckouts)
    .set({ status: 'complete', reference: newId('pi_local') })
    .where(
      and(eq(localCheckouts.id, id), eq(localCheckouts.status, 'open'), gt(localCheckouts.expiresAt, now)),
    )
    .returning({ id: localCheckouts.id })
  return paid.length > 0
}

/** Refunds once per key and never more than was paid: ordered by the school, or at the provider's dashboard. */
export async function giveBack(
  db: Db,
  { reference, amountMinor, key, now }: { reference: string; amountMinor: number; key: string; now: Date },
): Promise<{ id: string }> {
  const [checkout] = await db
    .select({ amountMinor: localCheckouts.amountMinor })
    .from(localCheckouts)
    .where(eq(localCheckouts.reference, reference))
    .for('update')
  if (!checkout) throw new Error('there is no such money')
  const given = await db.select().from(localRefunds).where(eq(localRefunds.reference, reference))
  const same = given.find(({ idempotencyKey }) => idempotencyKey === key)
  if (same) return { id: same.id }
  const before = given.reduce((sum, refund) => sum + refund.amountMinor, 0)
  if (before + amountMinor > checkout.amountMinor) throw new AppError('PAYMENT_REFUSED')
  const id = newId('re_local')
  await db.insert(localRefunds).values({ id, idempotencyKey: key, reference, amountMinor, createdAt: now })
  return { id }
}

/** Erasing an account removes it from the local provider too. */
export async function forgetPayer(db: Db, email: string): Promise<void> {
  await db.update(localCheckouts).set({ email: '' }).where(eq(localCheckouts.email, email))
}
