import { closeDispute, recordDispute } from '@sohbet/contract/selling/disputes'
import { receiveWebhook, verifyPayment } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventHeader } from '../../adapters/payments/iyzico/signatures.ts'
import { iyzicoStore } from '../../adapters/payments/iyzico/store.ts'
import { iyzicoPayments } from '../../adapters/payments/iyzico.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { createTestDatabase } from '../../testing/databases/database.ts'
import { numbersOf } from '../../testing/numbers.ts'
import { isFull, tries } from '../../testing/proofs.ts'
import { iyzicoCards } from '../../testing/providers/iyzico-books.ts'
import { aTurkishCheckout } from '../../testing/providers/iyzico-school.ts'
import { startIyzicoServer } from '../../testing/providers/iyzico-server.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { aTestedLearner, bookedFor, checkOut, enrollmentById, later } from '../../testing/rows/selling.ts'
import { orderRefund } from '../refunds/order-refund.ts'

const rounds = tries(100, 4)
const forgeries = tries(1000, 40)
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 60_000 })

const price = 1_500_000
let server: TestApp
let iyzico: Awaited<ReturnType<typeof startIyzicoServer>>
/** What banks hold; iyzico tells of it by mail only. */
let atBanks = 0

beforeAll(async () => {
  const database = await createTestDatabase()
  const clock = () => server.clock.now
  iyzico = await startIyzicoServer({ clock })
  const options = { ...iyzicoStore(database.db), clock, pause: () => Promise.resolve() }
  server = await startTestApp({ database, providers: [iyzicoPayments({ ...iyzico.access, ...options })] })
})
afterAll(async () => {
  await server.stop()
  await iyzico.stop()
})

/** Our ledger equals iyzico's books without instalment fees and without the money at banks. */
async function expectBooksToAgree() {
  await server.workOff()
  const lines = await server.db.select({ amountMinor: moneyLedger.amountMinor }).from(moneyLedger)
  const ours = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(ours).toBe(iyzico.balance().price - atBanks)
}
afterEach(expectBooksToAgree)

async function aForm() {
  const course = await aCourse(server.db, { priceMinor: price, currency: 'TRY', maxInstalments: 12 })
  const learner = await aTestedLearner(server.db)
  const { buyer } = aTurkishCheckout()
  const { id, sessionUrl, paymentId } = await checkOut(server, learner, { courseId: course.id, buyer })
  return { id, learner, paymentId, token: new URL(sessionUrl).searchParams.get('token') ?? '' }
}
type Form = Awaited<ReturnType<typeof aForm>>

const send = (body: { payload: string; headers: Record<string, string> }) =>
  server.send(receiveWebhook, { params: { provider: 'iyzico' }, body })

/** Events and visits of the success page, repeated and at once. */
const hear = ({ token, learner }: Form, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, turn) =>
      turn % 3 === 2
        ? server.call(verifyPayment, { params: { sessionId: token } }, { as: learner })
        : send(iyzico.event(token)),
    ),
  )

test(`${rounds} storms of declines, reviews, repeated events and refunds end in iyzico's books`, async () => {
  const admin = await aUser(server.db, { role: 'admin' })
  for (let round = 0; round < rounds; round++) {
    const next = numbersOf(round + 1)
    // iyzico limits the calls of a minute
    later(server, 2)
    const form = await aForm()
    const { id, token, paymentId } = form
    if (next(2) === 0) {
      iyzico.pay(token, { card: iyzicoCards.funds })
      await hear(form, next(4))
    }
    const isReviewed = next(2) === 0
    const instalment = [1, 3, 6, 12][next(4)] ?? 1
    iyzico.pay(token, { instalment, card: isReviewed ? iyzicoCards.underReview : iyzicoCards.ok })
    await hear(form, 3 + next(4))
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: isReviewed ? 'pending' : 'active' })
    if (isReviewed) iyzico.judge(token, 1)
    await hear(form, 3 + next(4))
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
    expect(await bookedFor(server.db, id)).toEqual([price])
    later(server, 2)
    await refundTwice(paymentId, 100_000 * (1 + next(3)))
    await disputeRest(admin, { id, isWon: next(2) === 0 })
    await expectBooksToAgree()
  }
})

/** Two orders, carried out by two runs of the jobs at once. */
async function refundTwice(paymentId: string, amountMinor: number) {
  const row = async () => (await server.db.select().from(payments).where(eq(payments.id, paymentId)))[0]
  for (const part of [amountMinor, 50_000]) {
    const payment = await row()
    if (!payment) throw new Error('there is no such payment')
    await server.db.transaction((db) =>
      orderRefund(db, payment, { amountMinor: part, now: server.clock.now }),
    )
  }
  await Promise.all([server.workOff(), server.workOff()])
  expect(await row()).toMatchObject({ refundedMinor: amountMinor + 50_000 })
}

/** iyzico tells of a dispute by mail, so an admin records it. */
async function disputeRest(admin: { id: string }, { id, isWon }: { id: string; isWon: boolean }) {
  const left = (await bookedFor(server.db, id)).reduce((sum, minor) => sum + minor, 0)
  const made = await server.call(
    recordDispute,
    { params: { id }, body: { amount: left / 100 } },
    { as: admin },
  )
  const [dispute] = recordDispute.reply.parse(made.body).disputes
  atBanks += left
  await expectBooksToAgree()
  const end = {
    params: { id: dispute?.id ?? '' },
    body: { outcome: isWon ? ('won' as const) : ('lost' as const) },
  }
  const answers = await Promise.all([1, 2, 3].map(() => server.call(closeDispute, end, { as: admin })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  if (isWon) atBanks -= left
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: isWon ? 'active' : 'cancelled' })
}

test(`${forgeries} forged and altered events change nothing`, async () => {
  later(server, 2)
  const form = await aForm()
  iyzico.pay(form.token)
  const next = numbersOf(7)
  for (let turn = 0; turn < forgeries; turn++) {
    const { payload, headers } = iyzico.event(form.token)
    const signature = headers[eventHeader] ?? ''
    const place = next(signature.length)
    const flipped = `${signature.slice(0, place)}${signature[place] === '0' ? '1' : '0'}${signature.slice(place + 1)}`
    const forged: Parameters<typeof send>[0] | undefined = [
      { payload, headers: { [eventHeader]: flipped } },
      { payload, headers: { [eventHeader]: '' } },
      { payload: payload.replace('CHECKOUT_FORM_AUTH', 'BANK_TRANSFER_AUTH'), headers },
      { payload: payload.replace('"SUCCESS"', '"FAILURE"'), headers },
    ][turn % 4]
    if (!forged) throw new Error('there is no such forgery')
    expect((await send(forged)).status).toBe(400)
  }
  expect(await enrollmentById(server.db, form.id)).toMatchObject({ status: 'pending' })
  expect(await bookedFor(server.db, form.id)).toEqual([])
  expect((await send(iyzico.event(form.token))).status).toBe(200)
  expect(await bookedFor(server.db, form.id)).toEqual([price])
})
