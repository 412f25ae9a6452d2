import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments } from '../../../db/tables/selling/payments.ts'
import { requireOrderId } from '../../../enrollments/orders.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/databases/database.ts'
import { anEnrollment, aTestedLearner, sellingClock } from '../../../testing/rows/selling.ts'
import { iyzicoStore } from './store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('finds the payment of a form, and none of another provider', async () => {
  const { db } = database
  const { findForm } = iyzicoStore(db)
  const learner = await aTestedLearner(db)
  const { id } = await anEnrollment(db, { userId: learner.id, status: 'pending' })
  const orderId = await requireOrderId(db, id)
  const [ours, theirs] = [randomUUID(), randomUUID()]
  const values = { orderId, amountMinor: 45_000, currency: 'TRY', createdAt: sellingClock } as const
  const [payment] = await db
    .insert(payments)
    .values({ ...values, provider: 'iyzico', sessionId: ours })
    .returning()
  await db.insert(payments).values({ ...values, provider: 'stripe', sessionId: theirs, status: 'failed' })
  expect(await findForm(ours)).toEqual({
    paymentId: payment?.id,
    amountMinor: 45_000,
    currency: 'TRY',
    createdAt: sellingClock,
  })
  expect(await findForm(theirs)).toBeUndefined()
})

test('lets two refunds of one payment work one after the other', async () => {
  const { alone } = iyzicoStore(database.db)
  const steps: string[] = []
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  const first = alone('payment 1', async () => {
    steps.push('first begins')
    await held
    steps.push('first ends')
  })
  await expect.poll(() => steps).toEqual(['first begins'])
  const second = alone('payment 1', async () => steps.push('second'))
  await alone('payment 2', async () => steps.push('other'))
  finish()
  await Promise.all([first, second])
  expect(steps).toEqual(['first begins', 'other', 'first ends', 'second'])
})
