import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/connect.ts'
import { handMovements } from '../db/tables/selling/hand-movements.ts'
import { billingDetails, orderBilling, receipts } from '../db/tables/selling/papers.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { requireOrderId } from '../enrollments/orders.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aHandPayment, anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'

let server: TestApp
let orderId: string
let userId: string
beforeAll(async () => {
  server = await startTestApp()
  userId = (await aTestedLearner(server.db)).id
  orderId = await requireOrderId(server.db, (await anEnrollment(server.db, { userId })).id)
})
afterAll(() => server.stop())

async function book(db: Db, at: string, line: Partial<typeof moneyLedger.$inferInsert> = {}) {
  const [entry] = await db
    .insert(moneyLedger)
    .values({
      orderId,
      kind: 'payment',
      amountMinor: 100_00,
      currency: 'TRY',
      reference: randomUUID(),
      createdAt: new Date(at),
      ...line,
    })
    .returning()
  return entry?.id ?? ''
}

const numbersOf = async (ids: string[]) =>
  (
    await server.db
      .select()
      .from(receipts)
      .where(inArray(receipts.movementId, ids))
      .orderBy(asc(receipts.year), asc(receipts.number))
  ).map(({ year, number }) => `${year}-${number}`)

test('payments and refunds of a year are numbered without gaps, by the clock of the school', async () => {
  const ids = [
    await book(server.db, '2029-12-31T20:59:59Z'),
    await book(server.db, '2029-12-31T21:00:00Z'),
    await book(server.db, '2030-05-01T00:00:00Z', { kind: 'refund', amountMinor: -10_00 }),
  ]
  expect(await numbersOf(ids)).toEqual(['2029-1', '2030-1', '2030-2'])
})

test('twenty payments at once get consecutive numbers, and a rolled-back one leaves no gap', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 25 }, (_, index) =>
      server.db.transaction(async (db) => {
        const id = await book(db, '2031-06-01T00:00:00Z')
        if (index % 5 === 0) throw new Error('rolled back')
        return id
      }),
    ),
  )
  const booked = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(await numbersOf(booked)).toEqual(Array.from({ length: 20 }, (_, index) => `2031-${index + 1}`))
})

test('a number stays', async () => {
  const id = await book(server.db, '2032-06-01T00:00:00Z')
  const change = server.db.update(receipts).set({ number: 7 }).where(eq(receipts.movementId, id))
  await expect(change).rejects.toThrow('Failed query')
  await expect(server.db.delete(receipts)).rejects.toThrow('Failed query')
})

test('a movement by hand stays; only its note can be emptied', async () => {
  const { id: enrollmentId } = await anEnrollment(server.db, { userId })
  const isIt = eq(handMovements.movementId, await aHandPayment(server.db, { enrollmentId }))
  const changes = [{ note: 'Another' }, { method: 'cash' }, { receivedOn: '2026-01-01', note: '' }] as const
  for (const change of changes)
    await expect(server.db.update(handMovements).set(change).where(isIt)).rejects.toThrow('Failed query')
  await expect(server.db.delete(handMovements).where(isIt)).rejects.toThrow('Failed query')
  await server.db.update(handMovements).set({ note: '' }).where(isIt)
  expect(await server.db.select().from(handMovements).where(isIt)).toMatchObject([
    { note: '', method: 'transfer' },
  ])
})

test('an order keeps the billing details of its payment', async () => {
  const billing = {
    kind: 'company',
    name: 'Köprü A.Ş.',
    taxOffice: 'Kadıköy',
    taxNumber: '1234567890',
  } as const
  const row = { userId, ...billing, address: 'Moda Cad. 1', updatedAt: new Date('2033-01-01') }
  await book(server.db, '2033-01-01T00:00:00Z')
  expect(await server.db.select().from(orderBilling)).toEqual([])
  await server.db.insert(billingDetails).values(row)
  await book(server.db, '2033-01-02T00:00:00Z')
  await server.db.update(billingDetails).set({ name: 'Another' })
  await book(server.db, '2033-01-03T00:00:00Z')
  expect(await server.db.select().from(orderBilling)).toMatchObject([
    { orderId, ...billing, createdAt: new Date('2033-01-02T00:00:00Z') },
  ])
})
