import { createEnrollment, enrollment } from '@sohbet/contract/selling/enrollments'
import {
  createCheckoutSession,
  getCheckoutOptions,
  receiveWebhook,
  returnFromProvider,
  verifyPayment,
  type Buyer,
} from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { iyzicoStore } from '../../adapters/payments/iyzico/store.ts'
import { iyzicoPayments } from '../../adapters/payments/iyzico.ts'
import { enrollmentSteps } from '../../composition/enrollment-steps.ts'
import { moneyLedger, payments, refunds } from '../../db/tables/selling/payments.ts'
import { quiet } from '../../testing/quiet.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { createTestDatabase } from '../../testing/databases/database.ts'
import { aTurkishCheckout } from '../../testing/providers/iyzico-school.ts'
import { startIyzicoServer } from '../../testing/providers/iyzico-server.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  later,
  bothConsents,
} from '../../testing/rows/selling.ts'
import { orderRefund } from '../refunds/order-refund.ts'
import { settlePayments } from './settle-payments.ts'

const start = new Date('2026-03-02T09:00:00Z')
const price = 1_500_000
let server: TestApp
let iyzico: Awaited<ReturnType<typeof startIyzicoServer>>
let course: Awaited<ReturnType<typeof aCourse>>
let learner: Awaited<ReturnType<typeof aTestedLearner>>

beforeAll(async () => {
  const database = await createTestDatabase()
  const clock = () => server.clock.now
  iyzico = await startIyzicoServer({ clock })
  const options = { ...iyzicoStore(database.db), clock, pause: () => Promise.resolve() }
  const provider = iyzicoPayments({ ...iyzico.access, ...options })
  server = await startTestApp({ database, providers: [provider] })
})
afterAll(async () => {
  await server.stop()
  await iyzico.stop()
})
beforeEach(async () => {
  server.clock.now = start
  course = await aCourse(server.db, {
    maxEnrollments: 1,
    priceMinor: price,
    currency: 'TRY',
    maxInstalments: 12,
  })
  learner = await aTestedLearner(server.db)
})
/** After settling, our books equal iyzico's, without the fees of instalments. */
async function expectBooksToAgree() {
  await server.workOff()
  const lines = await server.db.select({ amountMinor: moneyLedger.amountMinor }).from(moneyLedger)
  expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(iyzico.balance().price)
}
afterEach(expectBooksToAgree)

async function visit(as = learner, remember: { rememberBuyer?: true } = {}) {
  const { buyer } = aTurkishCheckout()
  const { id, sessionUrl, paymentId } = await checkOut(server, as, {
    courseId: course.id,
    buyer,
    ...remember,
  })
  return { id, paymentId, token: new URL(sessionUrl).searchParams.get('token') ?? '' }
}
const tell = (token: string) =>
  server.send(receiveWebhook, { params: { provider: 'iyzico' }, body: iyzico.event(token) })
const textOf = ({ status, headers, body }: Awaited<ReturnType<typeof tell>>) =>
  `${status} ${String(headers['content-type'])} ${String(body)}`
const verify = (sessionId: string) => server.call(verifyPayment, { params: { sessionId } }, { as: learner })
const paymentRow = async (id: string) => {
  const [row] = await server.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw new Error('there is no such payment')
  return row
}
const settleAll = () =>
  settlePayments({
    db: server.db,
    providers: server.providers,
    now: server.clock.now,
    publicUrl: 'http://localhost',
    schoolEmail: 'school@example.test',
    log: quiet,
    enrollmentSteps,
  })
async function refund(paymentId: string, amountMinor: number) {
  const row = await paymentRow(paymentId)
  await orderRefund(server.db, row, { amountMinor, now: server.clock.now })
  await server.workOff()
}

/** Asks for the payment page of a held seat. */
const ask = (enrollmentId: string, body: { buyer?: Buyer; rememberBuyer?: boolean } = {}) =>
  server.call(
    createCheckoutSession,
    { body: { enrollmentId, consents: bothConsents, ...body } },
    { as: learner },
  )
const readOptions = async () =>
  (await server.call(getCheckoutOptions, { params: { courseId: course.id } }, { as: learner })).body

test('the buyer’s details are required, and remembered only with consent', async () => {
  const { buyer } = aTurkishCheckout()
  if (!buyer) throw new Error('a Turkish checkout has no buyer')
  const { body } = await server.call(createEnrollment, { body: { courseId: course.id } }, { as: learner })
  const { id } = enrollment.parse(body)
  const options = {
    takesCards: true,
    takesTransfers: false,
    needsBuyer: true,
    instalments: [1, 2, 3, 6, 9, 12],
  }
  expect(await readOptions()).toEqual({ ...options, buyer: null })
  expect(codeOf((await ask(id)).body)).toBe('BUYER_REQUIRED')
  expect(codeOf((await ask(id, { buyer: { ...buyer, city: ' ' } })).body)).toBe('INVALID_INPUT')
  expect((await ask(id, { buyer })).status).toBe(200)
  expect(await readOptions()).toEqual({ ...options, buyer: null })
  later(server, 31)
  const again = await visit(learner, { rememberBuyer: true })
  expect(await readOptions()).toEqual({ ...options, buyer })
  iyzico.pay(again.token)
  await tell(again.token)
})

test('another plan has no second page while the first can still be paid', async () => {
  const { id, token } = await visit()
  await server.call(createEnrollment, { body: { courseId: course.id, plan: 'super' } }, { as: learner })
  const { status, body } = await ask(id, { buyer: aTurkishCheckout().buyer ?? undefined })
  expect([status, codeOf(body)]).toEqual([409, 'CHECKOUT_OPEN'])
  iyzico.pay(token)
  await tell(token)
  expect(await bookedFor(server.db, id)).toEqual([price])
})

test('a learner pays in six instalments and is enrolled, by the event or by the success page', async () => {
  const { id, token, paymentId } = await visit()
  expect((await verify(token)).body).toMatchObject({ status: 'open' })
  iyzico.pay(token, { instalment: 6 })
  expect((await verify(token)).body).toMatchObject({ status: 'complete', courseId: course.id })
  for (let times = 0; times < 2; times++)
    expect(textOf(await tell(token))).toBe('200 text/plain; charset=utf-8 OK')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  expect(await bookedFor(server.db, id)).toEqual([price])
  const paid = { chargedMinor: 1_620_000, instalments: 6, buyerName: 'Ayşe Yılmaz' }
  expect(await paymentRow(paymentId)).toMatchObject(paid)
})

test('the browser that iyzico posts back goes to the success page, and proves nothing', async () => {
  const { id, token } = await visit()
  const post = (payload: string) =>
    server.send(returnFromProvider, {
      params: { provider: 'iyzico' },
      body: { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    })
  const { status, headers } = await post(`token=${token}`)
  expect(status).toBe(303)
  expect(headers['location']).toBe(`http://localhost/learner/enrollment/success?session_id=${token}`)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending' })
  expect((await post('')).status).toBe(400)
})

test('a refused card leaves the form open for another', async () => {
  const { id, token } = await visit()
  iyzico.pay(token, { card: iyzico.cards.funds })
  expect((await tell(token)).status).toBe(200)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending' })
  expect((await visit()).token).toBe(token)
  iyzico.pay(token)
  await tell(token)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
})

test('a bank that decides after the seat is gone causes a refund of the whole charge', async () => {
  const { id, token } = await visit()
  iyzico.pay(token, { card: iyzico.cards.asksForCode, instalment: 3 })
  await settleAll()
  later(server, 31)
  const other = await visit(await aTestedLearner(server.db))
  iyzico.pay(other.token)
  await tell(other.token)
  iyzico.confirm(token)
  await tell(token)
  await server.workOff()
  expect(await bookedFor(server.db, id)).toEqual([price, -price])
  const { paid, returns } = iyzico.books.get(token) ?? {}
  expect(returns).toMatchObject([{ amount: paid }])
  expect(await enrollmentById(server.db, other.id)).toMatchObject({ status: 'active' })
})

test('parts of a refund return the same shares of the charge', async () => {
  const { id, token, paymentId } = await visit()
  iyzico.pay(token, { instalment: 9 })
  await tell(token)
  for (const part of [333_333, 1, 166_666]) await refund(paymentId, part)
  expect(await bookedFor(server.db, id)).toEqual([price, -333_333, -1, -166_666])
  await refund(paymentId, 1_000_000)
  const { paid, returns = [] } = iyzico.books.get(token) ?? {}
  expect(returns[0]?.amount).toBe(Math.round((333_333 * 111.5) / 100))
  expect(returns.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
})

test('a payment under review takes no seat until the fraud check accepts it', async () => {
  const { id, token } = await visit()
  iyzico.pay(token, { card: iyzico.cards.underReview })
  expect((await tell(token)).status).toBe(200)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending' })
  expect(await bookedFor(server.db, id)).toEqual([])
  iyzico.judge(token, 1)
  await tell(token)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
})

test('a seat waits 48 hours for the fraud check, then the money goes back', async () => {
  const { id, token } = await visit()
  iyzico.pay(token, { card: iyzico.cards.underReview })
  expect((await verify(token)).body).toMatchObject({ status: 'review' })
  const until = new Date('2026-03-04T09:00:00Z')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending', heldUntil: until })
  expect(codeOf((await ask(id)).body)).toBe('PAYMENT_IN_REVIEW')
  const other = { body: { courseId: course.id, plan: 'super' } } as const
  const change = await server.call(createEnrollment, other, { as: learner })
  expect(codeOf(change.body)).toBe('PAYMENT_IN_REVIEW')
  expect(await enrollmentById(server.db, id)).toMatchObject({ plan: 'basic' })
  server.clock.now = until
  await settleAll()
  await server.workOff()
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' })
  expect(await bookedFor(server.db, id)).toEqual([price, -price])
  const [mail] = await server.mails(learner.email)
  expect(mail?.text).toContain('güvenlik kontrolü zamanında bitmedi')
  iyzico.judge(token, 1)
  await tell(token)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled' })
})

test('a payment that the fraud check rejects is not booked, and the seat is held for another try', async () => {
  const { id, token } = await visit()
  iyzico.pay(token, { card: iyzico.cards.underReview })
  await tell(token)
  iyzico.judge(token, -1)
  later(server, 1)
  await tell(token)
  const until = new Date(server.clock.now.getTime() + 30 * 60_000)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending', heldUntil: until })
  later(server, 36)
  await settleAll()
  expect((await verify(token)).body).toMatchObject({ status: 'expired' })
  expect(await bookedFor(server.db, id)).toEqual([])
})

test('a refund whose reply is lost is made once', async () => {
  const { token, paymentId } = await visit()
  iyzico.pay(token)
  await tell(token)
  // The two calls that read the state, the look at the books, and then the refund
  iyzico.fail({}, {}, {}, { isLost: true })
  await refund(paymentId, 500_000)
  expect(iyzico.books.get(token)?.returns).toHaveLength(1)
  const orders = await server.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  expect(orders).toMatchObject([{ status: 'done', amountMinor: 500_000 }])
})

test('a refund in the panel is booked, and of all the money ends the enrolment', async () => {
  const { id, token } = await visit()
  iyzico.pay(token, { instalment: 6 })
  await tell(token)
  const { paymentId: reference = '', paid = 0 } = iyzico.books.get(token) ?? {}
  iyzico.refundAtDesk(reference, paid)
  await tell(token)
  expect(await bookedFor(server.db, id)).toEqual([price, -price])
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled', cancelReason: 'refunded' })
})

test('a forged event is refused', async () => {
  const { id, token } = await visit()
  iyzico.pay(token)
  const { payload, headers } = iyzico.event(token)
  const forged = {
    params: { provider: 'iyzico' },
    body: { payload: `${payload.slice(0, -1)},"status":"FAILURE"}`, headers },
  }
  const answer = textOf(await server.send(receiveWebhook, forged))
  expect(answer).toBe('400 text/plain; charset=utf-8 INVALID_SIGNATURE')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending' })
  await tell(token)
})
