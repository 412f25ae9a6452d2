import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { localCheckouts, localRefunds } from '../../db/tables/local-checkouts.ts'
import { readSignedEvent } from './events.ts'
import type { Checkout, Payments } from './payments.ts'

export type LocalOptions = { db: Db; publicUrl: string; webhookSecret: string; clock: () => Date }

const newId = (prefix: string) =>
  `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`

/**
 * A payment provider of our own, for a machine that has no account anywhere: it keeps its books in tables that nothing
 * else reads, its page is /checkout, and its events come back signed.
 */
export function localPayments({ db, publicUrl, webhookSecret, clock }: LocalOptions): Payments {
  return {
    provider: 'local',

    async createCheckout(checkout) {
      const key = `checkout-${checkout.paymentId}`
      await db
        .insert(localCheckouts)
        .values({ ...checkout, id: newId('cs_local'), idempotencyKey: key, createdAt: clock() })
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
            .select({ id: localRefunds.id, amountMinor: localRefunds.amountMinor })
            .from(localRefunds)
            .where(eq(localRefunds.reference, checkout.reference))
        : []
      const isOver = checkout.status === 'open' && checkout.expiresAt <= clock()
      return {
        id,
        paymentId: checkout.paymentId,
        status: isOver ? 'expired' : checkout.status,
        amountMinor: checkout.amountMinor,
        currency: checkout.currency,
        reference: checkout.reference,
        refunds,
      }
    },

    async closeCheckout(id) {
      await db
        .update(localCheckouts)
        .set({ status: 'expired' })
        .where(and(eq(localCheckouts.id, id), eq(localCheckouts.status, 'open')))
    },

    async refund({ reference, amountMinor, key }) {
      await db
        .insert(localRefunds)
        .values({ id: newId('re_local'), idempotencyKey: key, reference, amountMinor, createdAt: clock() })
        .onConflictDoNothing({ target: localRefunds.idempotencyKey })
      const [made] = await db
        .select({ id: localRefunds.id })
        .from(localRefunds)
        .where(eq(localRefunds.idempotencyKey, key))
      if (!made) throw new Error('a refund was not kept')
      return made
    },

    readEvent: (event, now) => readSignedEvent(event, { secret: webhookSecret, now }),
  }
}

/** Money changes hands: true, once, while the checkout is open. */
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
