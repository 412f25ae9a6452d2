import { randomBytes, randomUUID } from 'node:crypto'
import { createEnrollment, enrollment } from '@sohbet/contract/selling/enrollments'
import { createCheckoutSession, receiveWebhook, verifyPayment } from '@sohbet/contract/selling/payments'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { signatureHeader, signEvent } from '../../adapters/payments/events.ts'
import { giveBack, payLocalCheckout } from '../../adapters/payments/local.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { devMails } from '../../db/tables/core/dev-mails.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { localCheckouts } from '../../db/tables/selling/local-checkouts.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'
import { users } from '../../db/tables/people/users.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { isFull, tries } from '../../testing/proofs.ts'
import { codeOf } from '../../testing/apps/test-app.ts'
import { startTwoApps, startTwoProcesses, type TwoApps } from '../../testing/apps/two-apps.ts'
import { isOrderOf } from '../../enrollments/orders.ts'
import { bothConsents } from '../../testing/rows/selling.ts'

/** The full run uses two processes. */
const size = isFull
  ? { learners: 500, atOnce: 200, rounds: 20, clicks: 50, events: 150, forged: 1000 }
  : { learners: 40, atOnce: 40, rounds: 2, clicks: 20, events: 60, forged: 100 }

vi.setConfig({ testTimeout: isFull ? 1_800_000 : 60_000, hookTimeout: 120_000 })

let school: TwoApps
beforeAll(async () => {
  school = isFull ? await startTwoProcesses() : await startTwoApps()
})
afterAll(() => school.stop())

/**
 * The provider's payments minus refunds equal our ledger. Money by hand and the dispute of the demo school are in no
 * books of the provider.
 */
async function expectBooksToAgree() {
  await school.workOff()
  const { rows } = await school.db.execute(sql`
    select (select coalesce(sum(amount_minor), 0) from money_ledger
        where payment_id is not null and kind <> 'dispute')::float8 as ours,
      (select coalesce(sum(amount_minor), 0) from local_checkouts where status = 'complete')::float8
      - (select coalesce(sum(amount_minor), 0) from local_refunds)::float8 as theirs`)
  expect(rows[0]?.['ours']).toBe(rows[0]?.['theirs'])
  const miscounted = await school.db.execute(sql`
    select id from courses where current_enrollments <>
      (select count(*) from enrollments where course_id = courses.id and status <> 'cancelled')`)
  expect(miscounted.rows).toEqual([])
}
afterEach(expectBooksToAgree)

const note = (figures: object) => isFull && process.stdout.write(`${JSON.stringify(figures)}\n`)

const anUpcomingCourse = (fields: Parameters<typeof aCourse>[1] = {}) => {
  const today = schoolDay(school.now())
  return aCourse(school.db, { startDate: addDays(today, 30), endDate: addDays(today, 90), ...fields })
}

async function learners(count: number) {
  const people = await school.db
    .insert(users)
    .values(
      Array.from({ length: count }, () => ({
        username: 'Learner',
        email: `${randomUUID()}@example.test`,
        passwordHash: '',
        isVerified: true,
        level: 'B1' as const,
        levelScore: 1700,
      })),
    )
    .returning()
  const headers = await school.signIn(people)
  return people.map((person, turn) => ({ ...person, headers: headers[turn] ?? {} }))
}
type Learner = Awaited<ReturnType<typeof learners>>[number]

/** Runs `count` items, `atOnce` at a time. */
async function inTurns<Result>(count: number, atOnce: number, work: (turn: number) => Promise<Result>) {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < count) results.push(await work(next++))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

const enrol = (turn: number, { headers }: Learner, courseId: string) =>
  school.send(turn, createEnrollment, { body: { courseId } }, headers)
const checkOut = (turn: number, { headers }: Learner, enrollmentId: string) =>
  school.send(turn, createCheckoutSession, { body: { enrollmentId, consents: bothConsents } }, headers)

const countBy = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  )

/** A learner at the provider's page. */
async function aCheckout(courseId: string) {
  const [learner] = await learners(1)
  if (!learner) throw new Error('no learner is left')
  const { id } = enrollment.parse((await enrol(0, learner, courseId)).body)
  const { sessionUrl } = z.object({ sessionUrl: z.string() }).parse((await checkOut(1, learner, id)).body)
  const [payment] = await school.db.select().from(payments).where(isOrderOf(payments.orderId, id))
  return { learner, id, sessionId: sessionUrl.split('/').at(-1) ?? '', paymentId: payment?.id ?? '' }
}

const eventOf = (type: string, paymentId: string) =>
  JSON.stringify({
    id: `evt_${randomBytes(8).toString('hex')}`,
    object: 'event',
    type,
    data: { object: { metadata: { paymentId } } },
  })

const deliver = (turn: number, payload: string, signature = sign(payload)) =>
  school.send(turn, receiveWebhook, {
    params: { provider: 'local' },
    body: { payload, headers: { [signatureHeader]: signature } },
  })
const sign = (payload: string, { secret = school.webhookSecret, age = 0 } = {}) =>
  signEvent(payload, { secret, now: new Date(school.now().getTime() - age * 1000) })

describe('with two processes on one database', () => {
  test('25 seats are sold 25 times, however many learners enrol at once', async () => {
    for (let round = 0; round < size.rounds; round++) {
      // New ones each time: a learner may hold only two unpaid seats
      const people = await learners(size.learners)
      const { id } = await anUpcomingCourse({ maxEnrollments: 25 })
      const began = Date.now()
      const answers = await inTurns(people.length, size.atOnce, async (turn) => {
        const person = people[turn]
        if (!person) throw new Error('no learner is left')
        return enrol(turn, person, id)
      })
      note({ round, ...countBy(answers), milliseconds: Date.now() - began })
      expect(countBy(answers)).toEqual({ 201: 25, 409: size.learners - 25 })
      const refused = answers.filter(({ status }) => status === 409).map(({ body }) => codeOf(body))
      expect(new Set(refused)).toEqual(new Set(['COURSE_FULL']))
      const [course] = await school.db.select().from(courses).where(eq(courses.id, id))
      expect(course?.currentEnrollments).toBe(25)
      expect(await school.db.$count(enrollments, eq(enrollments.courseId, id))).toBe(25)
    }
  })

  test(`${size.clicks} enrolments and checkouts of one learner at once make one of each`, async () => {
    const { id: courseId } = await anUpcomingCourse()
    const [learner] = await learners(1)
    if (!learner) throw new Error('no learner is left')
    const answers = await inTurns(size.clicks, size.clicks, async (turn) => {
      const made = await enrol(turn, learner, courseId)
      const { id } = enrollment.parse(made.body)
      const checkout = await checkOut(turn + 1, learner, id)
      return { status: checkout.status, id, url: JSON.stringify(checkout.body) }
    })
    note({ ...countBy(answers), enrolments: new Set(answers.map(({ id }) => id)).size })
    expect(countBy(answers)).toEqual({ 200: size.clicks })
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    const id = answers[0]?.id ?? ''
    expect(await school.db.$count(enrollments, eq(enrollments.courseId, courseId))).toBe(1)
    expect(await school.db.$count(payments, isOrderOf(payments.orderId, id))).toBe(1)
    expect(await school.db.$count(localCheckouts, eq(localCheckouts.email, learner.email))).toBe(1)
  })

  test('a repeated webhook mixed with success-page requests makes one activation', async () => {
    const { id: courseId } = await anUpcomingCourse()
    const { learner, id, sessionId, paymentId } = await aCheckout(courseId)
    await payLocalCheckout(school.db, sessionId, school.now())
    const payload = eventOf('checkout.session.completed', paymentId)
    const signature = sign(payload)
    const answers = await inTurns(size.events, size.events, (turn) =>
      turn % 3 === 2
        ? school.send(turn, verifyPayment, { params: { sessionId } }, learner.headers)
        : deliver(turn, payload, signature),
    )
    note(countBy(answers))
    expect(countBy(answers)).toEqual({ 200: size.events })
    await school.workOff()
    const [row] = await school.db.select().from(enrollments).where(eq(enrollments.id, id))
    expect(row?.status).toBe('active')
    expect(await school.db.$count(moneyLedger, isOrderOf(moneyLedger.orderId, id))).toBe(1)
    expect(await school.db.$count(creditLots, eq(creditLots.enrollmentId, id))).toBe(1)
    expect(await school.db.$count(devMails, eq(devMails.to, learner.email))).toBe(1)
  })

  const four = [
    'checkout.session.completed',
    'payment_intent.payment_failed',
    'checkout.session.expired',
    'charge.refunded',
  ]
  const ordersOf = (list: readonly string[]): string[][] =>
    list.length === 0
      ? [[]]
      : list.flatMap((first) => ordersOf(list.filter((one) => one !== first)).map((rest) => [first, ...rest]))

  // Every third of the 24 orders starts and ends with each of the four
  const orders = ordersOf(four).filter((_, place) => isFull || place % 3 === 0)

  test(`${orders.length} orders of four events, each doubled, end in the same state`, async () => {
    const { id: courseId } = await anUpcomingCourse({ maxEnrollments: 100 })
    const ends = []
    for (const order of orders) {
      const { id, sessionId, paymentId } = await aCheckout(courseId)
      await payLocalCheckout(school.db, sessionId, school.now())
      for (const [place, type] of order.entries()) {
        // The school refunds in the middle, before the event
        if (place === 2) await refundAtDesk(sessionId)
        const payload = eventOf(type, paymentId)
        const answers = [await deliver(place, payload), await deliver(place + 1, payload)]
        expect(countBy(answers)).toEqual({ 200: 2 })
      }
      ends.push(await endOf(id))
    }
    note({ orders: ends.length, ends: new Set(ends.map((end) => JSON.stringify(end))).size })
    expect(ends).toHaveLength(tries(24, 8))
    for (const end of ends)
      expect(end).toEqual({ status: 'cancelled', cancelReason: 'refunded', booked: [45_000, -45_000] })
    const [course] = await school.db.select().from(courses).where(eq(courses.id, courseId))
    expect(course?.currentEnrollments).toBe(0)
  })

  async function refundAtDesk(sessionId: string) {
    const [checkout] = await school.db.select().from(localCheckouts).where(eq(localCheckouts.id, sessionId))
    const { reference, amountMinor = 0 } = checkout ?? {}
    await school.db.transaction((db) =>
      giveBack(db, { reference: reference ?? '', amountMinor, key: randomUUID(), now: school.now() }),
    )
  }

  async function endOf(id: string) {
    const [row] = await school.db.select().from(enrollments).where(eq(enrollments.id, id))
    const lines = await school.db
      .select({ amount: moneyLedger.amountMinor })
      .from(moneyLedger)
      .where(isOrderOf(moneyLedger.orderId, id))
    const booked = lines.map(({ amount }) => amount).toSorted((one, other) => other - one)
    return { status: row?.status, cancelReason: row?.cancelReason, booked }
  }

  test('forged and altered webhooks change nothing', async () => {
    const { id: courseId } = await anUpcomingCourse()
    const { sessionId, paymentId } = await aCheckout(courseId)
    await payLocalCheckout(school.db, sessionId, school.now())
    const before = await everything()
    const answers = await inTurns(size.forged, 20, (turn) => {
      const payload = eventOf('checkout.session.completed', paymentId)
      const { body, signature } = forge(turn, payload)
      return deliver(turn, body, signature)
    })
    note(countBy(answers))
    expect(countBy(answers)).toEqual({ 400: size.forged })
    expect(await everything()).toEqual(before)
    // Signed, but the provider's books have another amount or currency
    for (const change of [{ amountMinor: 1 }, { currency: 'TRY' as const }]) {
      await school.db.update(localCheckouts).set(change).where(eq(localCheckouts.id, sessionId))
      const payload = eventOf('checkout.session.completed', paymentId)
      const answer = await deliver(0, payload)
      expect([answer.status, codeOf(answer.body)]).toEqual([400, 'PAYMENT_MISMATCH'])
      const asked = { amountMinor: 45_000, currency: 'USD' as const }
      await school.db.update(localCheckouts).set(asked).where(eq(localCheckouts.id, sessionId))
    }
    expect(await everything()).toEqual(before)
    // The true one is accepted
    expect((await deliver(0, eventOf('checkout.session.completed', paymentId))).status).toBe(200)
  })

  const forgeries: ((payload: string) => { body: string; signature: string })[] = [
    (body) => ({ body, signature: sign(body, { secret: `whsec_${randomBytes(24).toString('base64url')}` }) }),
    (body) => ({ body, signature: sign(body, { age: 301 + Math.floor(Math.random() * 100_000) }) }),
    (body) => ({ body, signature: flipped(sign(body)) }),
    (body) => ({ body: flipped(body), signature: sign(body) }),
    (body) => ({ body: body.replace('"metadata"', '"amount_total":1,"metadata"'), signature: sign(body) }),
    (body) => ({ body: body.replace('"metadata"', '"currency":"try","metadata"'), signature: sign(body) }),
    (body) => ({
      body,
      signature: sign(body).replace(/t=(\d+)/, (_, time) => `t=${Number(time) + 1}`),
    }),
    (body) => ({ body, signature: sign(body).replace('v1=', 'v0=') }),
    (body) => ({ body, signature: ['', 't=,v1=', 'v1=0', 'x'.repeat(5000)][body.length % 4] ?? '' }),
    (body) => ({ body: `${body}\n`, signature: sign(body) }),
  ]
  const forge = (turn: number, payload: string) => {
    const make = forgeries[turn % forgeries.length]
    if (!make) throw new Error('there is no such forgery')
    return make(payload)
  }

  /** Changes one character. */
  function flipped(text: string): string {
    const place = text.length - 1 - Math.floor(Math.random() * 60)
    return `${text.slice(0, place)}${text[place] === '0' ? '1' : '0'}${text.slice(place + 1)}`
  }

  const everything = async () =>
    (
      await school.db.execute(sql`
        select (select json_agg(enrollments order by id) from enrollments)::text as enrollments,
          (select json_agg(payments order by id) from payments)::text as payments,
          (select json_agg(money_ledger order by id) from money_ledger)::text as ledger,
          (select json_agg(credit_ledger order by id) from credit_ledger)::text as credits,
          (select sum(current_enrollments) from courses) as seats`)
    ).rows
})
