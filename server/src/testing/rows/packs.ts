import { listPackOffers, createPackCheckout, getPackDocuments } from '@sohbet/contract/credits/packs'
import type { Currency } from '@sohbet/domain/course/price'
import type { PackSize } from '@sohbet/domain/credits/pack'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'
import { activatePack } from '../../payments/packs/settle-pack.ts'
import { sellingClock } from './selling.ts'
import { savePackPrices } from '../../packs/pack-prices.ts'
import type { TestApp } from '../apps/test-app.ts'

/** 1, 5 and 10 credits for 500, 2,250 and 4,000 lira; in dollars only 1 credit for 20. */
export const sellPacks = (db: Db) =>
  savePackPrices(db, {
    TRY: { 1: 500_00, 5: 2250_00, 10: 4000_00 },
    USD: { 1: 20_00, 5: null, 10: null },
  })

/** Accepts the documents and opens the provider's checkout of a pack. */
export async function openPackCheckout(
  server: TestApp,
  as: { id: string },
  { size = 5, currency = 'TRY' }: { size?: PackSize; currency?: Currency } = {},
) {
  const { body: offers } = await server.call(listPackOffers, {}, { as })
  const offer = listPackOffers.reply
    .parse(offers)
    .offers.find((one) => one.size === size && one.currency === currency)
  const { body } = await server.call(getPackDocuments, { query: { size, currency } }, { as })
  const { seal } = getPackDocuments.reply.parse(body)
  return server.call(
    createPackCheckout,
    {
      body: {
        size,
        currency,
        price: offer?.price ?? 0,
        consents: { preInformation: true, distanceSales: true, seal },
      },
    },
    { as },
  )
}

/** A pack of 5 credits that was paid at the time of the tests. */
export async function aPaidPack(db: Db, { userId, now = sellingClock }: { userId: string; now?: Date }) {
  const sold = { amountMinor: 2250_00, currency: 'TRY' as const }
  const [pack] = await db
    .insert(packs)
    .values({ userId, size: 5, singleMinor: 500_00, createdAt: now, ...sold })
    .returning()
  const [order] = await db
    .insert(orders)
    .values({ packId: pack?.id ?? null, listMinor: sold.amountMinor, createdAt: now })
    .returning()
  if (!pack || !order) throw new Error('the pack was not made')
  const sessionId = randomUUID()
  const [payment] = await db
    .insert(payments)
    .values({
      ...sold,
      orderId: order.id,
      provider: 'local',
      sessionId,
      status: 'paid',
      reference: `pi_${sessionId}`,
      paidAt: now,
      chargedMinor: sold.amountMinor,
      instalments: 1,
      createdAt: now,
    })
    .returning()
  await db.insert(moneyLedger).values({
    ...sold,
    orderId: order.id,
    paymentId: payment?.id ?? null,
    kind: 'payment',
    reference: `pi_${sessionId}`,
    createdAt: now,
  })
  await activatePack({ now, publicUrl: '' }, db, { pack, userId, orderId: order.id })
  return { id: pack.id, sessionId }
}
