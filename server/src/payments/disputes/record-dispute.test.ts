import { closeDispute, listDisputes, recordDispute } from '@sohbet/contract/selling/disputes'
import { cancelByAdmin, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readOrderMoney } from '../../db/money/order-money.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUser } from '../../testing/rows/builders.ts'
import {
  aHandPayment,
  anEnrollment,
  aPaidPayment,
  aTestedLearner,
  bookedFor,
  enrollmentById,
} from '../../testing/rows/selling.ts'

let server: TestApp
let admin: Awaited<ReturnType<typeof aUser>>
let id: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUser(server.db, { role: 'admin' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  const learner = await aTestedLearner(server.db)
  id = (await anEnrollment(server.db, { userId: learner.id })).id
  await aPaidPayment(server.db, { enrollmentId: id })
})

const record = (amount: number) =>
  server.call(recordDispute, { params: { id }, body: { amount } }, { as: admin })
const close = (disputeId: string, outcome: 'won' | 'lost') =>
  server.call(closeDispute, { params: { id: disputeId }, body: { outcome } }, { as: admin })
const recorded = async (amount: number) =>
  recordDispute.reply.parse((await record(amount)).body).disputes.at(-1)?.id ?? ''
const read = async () =>
  listDisputes.reply.parse((await server.call(listDisputes, { params: { id } }, { as: admin })).body)

test('an admin records a dispute and its loss', async () => {
  const dispute = await recorded(450)
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  expect(await read()).toMatchObject({
    recordable: 0,
    disputes: [{ isByHand: true, status: 'open', money: 'withdrawn', amount: 450 }],
  })
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  expect((await close(dispute, 'lost')).status).toBe(200)
  expect(await enrollmentById(server.db, id)).toMatchObject({ cancelReason: 'disputed' })
  const again = await close(dispute, 'won')
  expect([again.status, codeOf(again.body)]).toEqual([409, 'STATE_CHANGED'])
})

test('a won one returns the money, and the payment can be disputed or refunded again', async () => {
  const dispute = await recorded(200)
  await close(dispute, 'won')
  expect(await bookedFor(server.db, id)).toEqual([45_000, -20_000, 20_000])
  expect(await read()).toMatchObject({ recordable: 450, disputes: [{ status: 'won', money: 'returned' }] })
})

test('no more can be recorded than is left, and nothing while one is open', async () => {
  expect(codeOf((await record(450.01)).body)).toBe('DISPUTE_TOO_LARGE')
  await record(100)
  expect(codeOf((await record(100)).body)).toBe('DISPUTE_TOO_LARGE')
  expect(await bookedFor(server.db, id)).toEqual([45_000, -10_000])
})

test('an admin may end the enrolment without a refund while a bank has the money', async () => {
  await record(450)
  const cancel = (withRefund: boolean) =>
    server.call(cancelByAdmin, { params: { id }, body: { withRefund, note: '' } }, { as: admin })
  expect(codeOf((await cancel(true)).body)).toBe('DISPUTE_OPEN')
  expect((await cancel(false)).status).toBe(200)
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
})

const refund = (amount: number) =>
  server.call(refundByAdmin, { params: { id }, body: { amount, note: '' } }, { as: admin })

test('a lost dispute leaves the seat when the rest covers the price without what the school gave back', async () => {
  await refund(50)
  await aPaidPayment(server.db, { enrollmentId: id })
  await close(await recorded(450), 'lost')
  expect(await readOrderMoney(server.db, id)).toMatchObject({ paidMinor: 40_000, waivedMinor: 5000 })
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
})

test('the sums of an order count refunds that are ordered, transfers and disputed money', async () => {
  await aHandPayment(server.db, { enrollmentId: id, amountMinor: 3000 })
  await refund(100)
  await record(200)
  expect(await readOrderMoney(server.db, id)).toEqual({
    bookedMinor: 28_000,
    byHandMinor: 3000,
    disputedMinor: 20_000,
    paidMinor: 18_000,
    refundedMinor: 10_000,
    // The refund returned what was paid above the price first, which is no favour
    waivedMinor: 7000,
  })
})
