import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { enrollmentSteps } from '../../composition/enrollment-steps.ts'
import { localPayments } from '../../adapters/payments/local.ts'
import type { PaymentProvider } from '../../adapters/payments/payments.ts'
import { payments, refunds } from '../../db/tables/selling/payments.ts'
import { AppError } from '../../errors/app-error.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { createTestDatabase } from '../../testing/databases/database.ts'
import { quiet } from '../../testing/quiet.ts'
import { anEnrollment, aPaidPayment, sellingClock } from '../../testing/rows/selling.ts'
import { settlePayments, logUnsettledPayments } from './settle-payments.ts'

test('a refund order is carried out although many before it cannot be', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  const { id: userId } = await aUser(db)
  const { id: enrollmentId } = await anEnrollment(db, { userId })
  const { payment: stuck } = await aPaidPayment(db, { enrollmentId })
  const { payment } = await aPaidPayment(db, { enrollmentId })
  const [order] = await db
    .insert(refunds)
    .values([
      { paymentId: payment.id, amountMinor: 100, createdAt: new Date(sellingClock.getTime() + 1000) },
      ...Array.from({ length: 100 }, () => ({
        paymentId: stuck.id,
        amountMinor: 100,
        createdAt: sellingClock,
      })),
    ])
    .returning({ id: refunds.id })
  const given: string[] = []
  const provider: PaymentProvider = {
    ...localPayments({ db, publicUrl: '', webhookSecret: '', clock: () => sellingClock }),
    async readCheckout(id) {
      if (id === stuck.sessionId) throw new AppError('PAYMENTS_AWAY')
      const { amountMinor, currency, reference } = payment
      return {
        id,
        paymentId: payment.id,
        status: 'complete',
        amountMinor,
        currency,
        chargedMinor: amountMinor,
        instalments: 1,
        reference,
        refunds: [],
        disputes: [],
      }
    },
    async refund({ orderId }) {
      given.push(orderId)
      return { id: `re_${orderId}` }
    },
  }
  const settled = settlePayments({
    db,
    providers: [provider],
    now: new Date(sellingClock.getTime() + 60 * 60_000),
    publicUrl: 'http://localhost',
    schoolEmail: 'school@example.test',
    log: quiet,
    enrollmentSteps,
  })
  await expect(settled).rejects.toThrow('100 of 102 failed')
  expect(given).toEqual([order?.id])
})

test('payments that were open for too long are counted in the log', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  const { id: userId } = await aUser(db)
  const { id: enrollmentId } = await anEnrollment(db, { userId })
  const { payment } = await aPaidPayment(db, { enrollmentId })
  await aPaidPayment(db, { enrollmentId })
  await db
    .update(payments)
    .set({ status: 'open', reference: null, paidAt: null, chargedMinor: null, instalments: null })
    .where(eq(payments.id, payment.id))
  const lines: object[] = []
  const log = { ...quiet, warn: (details: object) => void lines.push(details) }
  const tellAfter = (days: number) =>
    logUnsettledPayments({ db, log, now: new Date(payment.createdAt.getTime() + days * 86_400_000) })
  await tellAfter(2.9)
  expect(lines).toEqual([])
  await tellAfter(3.1)
  expect(lines).toEqual([{ count: 1, days: 3 }])
})
