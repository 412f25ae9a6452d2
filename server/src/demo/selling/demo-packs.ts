import { randomUUID } from 'node:crypto'
import { documentNames } from '@sohbet/contract/selling/sales-documents'
import { packName } from '@sohbet/domain/credits/pack'
import { expiryOfGift } from '@sohbet/domain/credits/lots'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { daysBefore } from '@sohbet/domain/moment'
import { defaultSchool } from '@sohbet/domain/school'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { addLot } from '../../credits/lots.ts'
import { users } from '../../db/tables/people/users.ts'
import { acceptedDocuments } from '../../db/tables/selling/accepted-documents.ts'
import { localCheckouts } from '../../db/tables/selling/local-checkouts.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import type { DemoMovement } from './demo-movements.ts'
import { readPackDocuments } from '../../site/sales-documents.reads.ts'
import { savePackPrices } from '../../packs/pack-prices.ts'

const prices = { 1: 500_00, 5: 2250_00, 10: 4000_00 }
const currency = 'TRY'

/** Sizes of the packs that were bought, and how many days ago. */
const bought = [
  { size: 10, daysAgo: 40 },
  { size: 5, daysAgo: 6 },
  { size: 1, daysAgo: 2 },
] as const

/** Prices of packs, and packs of other learners than the demo learner. */
export async function addPacks(db: Db, now: Date): Promise<DemoMovement[]> {
  await savePackPrices(db, { TRY: prices, USD: { 1: 20_00, 5: 90_00, 10: 160_00 } })
  const learners = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'learner'), isNull(users.suspendedAt), ne(users.email, 'learner@sohbet.test')))
    .orderBy(asc(users.email))
    .limit(bought.length)
  const movements: DemoMovement[] = []
  for (const [place, { size, daysAgo }] of bought.entries()) {
    const learner = learners[place]
    const at = daysBefore(now, daysAgo)
    if (learner) movements.push(await addPack(db, { learner, size, at }))
  }
  return movements
}

type Bought = { learner: { id: string; email: string }; size: 1 | 5 | 10; at: Date }

async function addPack(db: Db, { learner, size, at }: Bought): Promise<DemoMovement> {
  const amountMinor = prices[size]
  const singleMinor = prices[1]
  const sold = { amountMinor, currency } as const
  const [pack] = await db
    .insert(packs)
    .values({ ...sold, userId: learner.id, size, singleMinor, status: 'paid', paidAt: at, createdAt: at })
    .returning({ id: packs.id })
  if (!pack) throw new Error('the pack was not made')
  const months = firstLessonRules.otherMonths
  const about = { ...sold, size, singleMinor, months, language: 'tr' as const, initial: defaultSchool }
  const documents = await readPackDocuments(db, about)
  const [order] = await db
    .insert(orders)
    .values({
      packId: pack.id,
      listMinor: amountMinor,
      preInformation: documents.version,
      distanceSales: documents.version,
      consentedAt: at,
      createdAt: at,
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('the order was not made')
  await db.insert(acceptedDocuments).values(
    documentNames.map((name) => ({
      orderId: order.id,
      name,
      version: documents.version,
      language: about.language,
      document: documents[name],
      acceptedAt: at,
    })),
  )
  await addLot(
    db,
    { userId: learner.id, source: 'pack', packId: pack.id, expiresOn: expiryOfGift(at, firstLessonRules) },
    { credits: size, extraGroups: 0 },
    { reason: 'pack', now: at },
  )
  return addPayment(db, { orderId: order.id, learner, size, at, sold })
}

type Paid = Bought & { orderId: string; sold: { amountMinor: number; currency: 'TRY' } }

/** Our payment, and the books of the local provider. */
async function addPayment(db: Db, { orderId, learner, size, at, sold }: Paid): Promise<DemoMovement> {
  const sessionId = `cs_local_${randomUUID()}`
  const reference = `pi_local_${randomUUID()}`
  const [payment] = await db
    .insert(payments)
    .values({
      ...sold,
      orderId,
      provider: 'local',
      sessionId,
      status: 'paid',
      reference,
      chargedMinor: sold.amountMinor,
      instalments: 1,
      createdAt: at,
      paidAt: at,
    })
    .returning({ id: payments.id })
  if (!payment) throw new Error('the payment was not made')
  await db.insert(localCheckouts).values({
    ...sold,
    id: sessionId,
    idempotencyKey: `checkout-${payment.id}`,
    paymentId: payment.id,
    title: packName(size, 'tr'),
    email: learner.email,
    status: 'complete',
    reference,
    successUrl: '/learner/lessons/packs',
    cancelUrl: '/learner/lessons/packs',
    createdAt: at,
    expiresAt: at,
  })
  const line = { id: randomUUID(), orderId, paymentId: payment.id, reference, createdAt: at }
  return { ...sold, ...line, kind: 'payment' }
}
