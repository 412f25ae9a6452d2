import { randomUUID } from 'node:crypto'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { cancelEnrollment } from '@sohbet/contract/selling/enrollments'
import { enrollByHand, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { eraseUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { partnerLedger } from '../db/tables/selling/partner-ledger.ts'
import { partners } from '../db/tables/selling/partners.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { isOrderOf, requireOrderId } from '../enrollments/orders.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aPartner, bookedForPartner } from '../testing/rows/partners.ts'
import {
  anEnrollment,
  aPaidPayment,
  aTestedLearner,
  checkOut,
  sellingClock,
} from '../testing/rows/selling.ts'
import { settleCommission } from './settle-commission.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.clock.now = sellingClock
})

type Partner = Awaited<ReturnType<typeof aPartner>>
const aBroughtLearner = (partner: Partner, fields: Parameters<typeof aTestedLearner>[1] = {}) =>
  aTestedLearner(server.db, { partnerId: partner.id, partnerSince: sellingClock, ...fields })

/** $450 with 20 % VAT: $375 without it, and a tenth of that is $37.50. */
const commission = 37_50

async function buy(learner: TestUser, courseId?: string) {
  const id = courseId ?? (await aCourse(server.db)).id
  const bought = await checkOut(server, learner, { courseId: id })
  const { sessionId } = bought
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
  return bought.id
}
const booked = (partner: Partner) => bookedForPartner(server.db, partner.id)
const giveBack = async (id: string, amount: number) => {
  const input = { params: { id }, body: { amount, note: 'Sorry' } }
  expect((await server.call(refundByAdmin, input, { as: admin })).status).toBe(200)
  await server.workOff()
}

describe('a commission', () => {
  test('is the rate of the price without VAT, and keeps both', async () => {
    const partner = await aPartner(server.db)
    const id = await buy(await aBroughtLearner(partner))
    expect(await booked(partner)).toEqual([['commission', commission]])
    await server.db.update(partners).set({ rate: 2000 }).where(eq(partners.id, partner.id))
    const [line] = await server.db.select().from(partnerLedger).where(isOrderOf(partnerLedger.orderId, id))
    expect(line).toMatchObject({ paidMinor: 450_00, baseMinor: 375_00, rate: 1000, currency: 'USD' })
  })

  test('is booked for the first paid order only, even after its refund', async () => {
    const partner = await aPartner(server.db)
    const learner = await aBroughtLearner(partner)
    const free = await aCourse(server.db, { priceMinor: 0 })
    await anEnrollment(server.db, { userId: learner.id, courseId: free.id, source: 'free', amountMinor: 0 })
    const id = await buy(learner)
    await buy(learner)
    expect(await booked(partner)).toEqual([['commission', commission]])
    await server.call(cancelEnrollment, { params: { id } }, { as: learner })
    await server.workOff()
    await buy(learner)
    expect(await booked(partner)).toEqual([
      ['commission', commission],
      ['take_back', -commission],
    ])
  })

  test('of two orders that are paid at once is booked once', async () => {
    const partner = await aPartner(server.db)
    const { id: userId } = await aBroughtLearner(partner)
    const seats = await Promise.all([1, 2, 3].map(() => anEnrollment(server.db, { userId })))
    let paid = 0
    let resolve = () => {}
    const allPaid = new Promise<void>((done) => (resolve = done))
    const payAll = seats.map(({ id }) =>
      server.db.transaction(async (db) => {
        await aPaidPayment(db, { enrollmentId: id })
        paid += 1
        if (paid === seats.length) resolve()
        await allPaid
        await settleCommission(db, { enrollmentId: id, now: sellingClock })
      }),
    )
    await Promise.all(payAll)
    expect(await booked(partner)).toEqual([['commission', commission]])
  })

  test('does not come from the partner’s own account, whatever its spelling, nor for a removed partner', async () => {
    const partner = await aPartner(server.db, { code: 'selfish', email: 'selfish@partner.test' })
    await buy(await aBroughtLearner(partner, { email: 'selfish+1@partner.test' }))
    const gone = await aPartner(server.db)
    const learner = await aBroughtLearner(gone)
    await server.db
      .update(partners)
      .set({ name: '', email: null, code: null, isActive: false, removedAt: sellingClock })
      .where(eq(partners.id, gone.id))
    await buy(learner)
    expect([await booked(partner), await booked(gone)]).toEqual([[], []])
  })

  test('does not come from learners without a partner', async () => {
    const before = await server.db.$count(partnerLedger)
    await buy(await aTestedLearner(server.db))
    expect(await server.db.$count(partnerLedger)).toBe(before)
  })

  test('comes from a transfer that an admin books', async () => {
    const partner = await aPartner(server.db)
    const { email } = await aBroughtLearner(partner)
    const { id: courseId } = await aCourse(server.db)
    const body = { email, courseId, plan: 'basic' as const, amount: 450, note: 'Transfer 77' }
    expect((await server.call(enrollByHand, { body }, { as: admin })).status).toBe(201)
    expect(await booked(partner)).toEqual([['commission', commission]])
  })

  test('waits until the whole price is paid', async () => {
    const partner = await aPartner(server.db)
    const { id: userId } = await aBroughtLearner(partner)
    const { id } = await anEnrollment(server.db, { userId, source: 'hand' })
    const pay = async (amountMinor: number) => {
      await server.db.insert(moneyLedger).values({
        orderId: await requireOrderId(server.db, id),
        kind: 'payment',
        amountMinor,
        currency: 'USD',
        reference: `part ${amountMinor}`,
        createdAt: sellingClock,
      })
      await settleCommission(server.db, { enrollmentId: id, now: sellingClock })
    }
    await pay(200_00)
    expect(await booked(partner)).toEqual([])
    await pay(250_00)
    expect(await booked(partner)).toEqual([['commission', commission]])
  })
})

describe('money that goes back', () => {
  test('takes its share of the commission, and the rest with the rest', async () => {
    const partner = await aPartner(server.db)
    const id = await buy(await aBroughtLearner(partner))
    await giveBack(id, 150)
    expect((await booked(partner)).slice(1)).toEqual([['take_back', -12_50]])
    await giveBack(id, 300)
    expect((await booked(partner)).slice(2)).toEqual([['take_back', -25_00]])
  })

  test('and comes again restores the share', async () => {
    const partner = await aPartner(server.db)
    const id = await buy(await aBroughtLearner(partner))
    const move = async (amountMinor: number) => {
      await server.db.insert(moneyLedger).values({
        orderId: await requireOrderId(server.db, id),
        kind: amountMinor < 0 ? 'refund' : 'refund_returned',
        amountMinor,
        currency: 'USD',
        reference: `moved ${amountMinor}`,
        createdAt: sellingClock,
      })
      for (const _ of [1, 2]) await settleCommission(server.db, { enrollmentId: id, now: sellingClock })
    }
    await move(-450_00)
    await move(450_00)
    expect((await booked(partner)).slice(1)).toEqual([
      ['take_back', -commission],
      ['restored', commission],
    ])
  })

  test('leaves the commission without the person when the learner erases the account', async () => {
    const password = 'seven red buses'
    const partner = await aPartner(server.db)
    const learner = await aBroughtLearner(partner, { passwordHash: await hashPassword(password) })
    const id = await buy(learner)
    server.clock.now = new Date('2026-04-05T09:00:00Z')
    const input = { params: { id: learner.id }, body: { password } }
    expect((await server.call(eraseUser, input, { as: learner })).status).toBe(200)
    const [line] = await server.db.select().from(partnerLedger).where(isOrderOf(partnerLedger.orderId, id))
    expect(line).toMatchObject({ kind: 'commission', amountMinor: commission, learnerId: null })
  })
})

describe('a payment that was booked by mistake', () => {
  const line = { currency: 'USD', createdAt: sellingClock } as const
  const change = async (id: string, kind: 'payment' | 'correction') => {
    const amountMinor = kind === 'payment' ? 450_00 : -450_00
    const orderId = await requireOrderId(server.db, id)
    await server.db
      .insert(moneyLedger)
      .values({ ...line, orderId, kind, amountMinor, reference: randomUUID() })
    for (const _ of [1, 2]) await settleCommission(server.db, { enrollmentId: id, now: sellingClock })
  }
  const aSeat = async (learner: TestUser) =>
    (await anEnrollment(server.db, { userId: learner.id, source: 'hand' })).id
  const taken = [
    ['commission', commission],
    ['take_back', -commission],
  ]

  test('leaves the commission to the order that the learner pays next', async () => {
    const partner = await aPartner(server.db)
    const learner = await aBroughtLearner(partner)
    const [wrong, right] = [await aSeat(learner), await aSeat(learner)]
    await change(wrong, 'payment')
    await change(wrong, 'correction')
    expect(await booked(partner)).toEqual(taken)
    await change(right, 'payment')
    expect(await booked(partner)).toEqual([...taken, ['commission', commission]])
    // The first order is paid after all: it is no longer the learner's first
    await change(wrong, 'payment')
    expect((await booked(partner)).slice(3)).toEqual([])
  })

  test('gives the commission to an order that was paid meanwhile', async () => {
    const partner = await aPartner(server.db)
    const learner = await aBroughtLearner(partner)
    const wrong = await aSeat(learner)
    await change(wrong, 'payment')
    await buy(learner)
    expect(await booked(partner)).toEqual([['commission', commission]])
    await change(wrong, 'correction')
    expect(await booked(partner)).toEqual([...taken, ['commission', commission]])
  })

  test('restores the commission when the same order is paid', async () => {
    const partner = await aPartner(server.db)
    const id = await aSeat(await aBroughtLearner(partner))
    for (const kind of ['payment', 'correction', 'payment'] as const) await change(id, kind)
    expect(await booked(partner)).toEqual([...taken, ['restored', commission]])
  })
})

test('the ledger cannot be changed or deleted', async () => {
  const partner = await aPartner(server.db)
  await buy(await aBroughtLearner(partner))
  const change = server.db.update(partnerLedger).set({ amountMinor: 1 })
  await expect(change.execute()).rejects.toThrow(/Failed query/)
  const remove = server.db.delete(partnerLedger)
  await expect(remove.execute()).rejects.toThrow(/Failed query/)
  const forget = server.db.update(partnerLedger).set({ learnerId: null })
  await expect(forget.execute()).resolves.toBeTruthy()
})
