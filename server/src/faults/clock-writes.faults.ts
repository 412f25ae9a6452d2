import {
  listSessions,
  login,
  refresh,
  requestPasswordReset,
  resetPassword,
} from '@sohbet/contract/people/auth'
import { createEnrollment } from '@sohbet/contract/selling/enrollments'
import { saveAnswer, startAttempt, submitAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { lockMinutes, maxFailedLogins } from '@sohbet/domain/account/lock-out'
import { resetLinkMinutes } from '@sohbet/domain/account/rules'
import { holdMinutes } from '@sohbet/domain/enrollment/status'
import { limitSeconds } from '@sohbet/domain/level-test/question'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { aSession, aUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aLevelTest } from '../testing/rows/level-tests.ts'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { aTestedLearner, bookedFor, checkOut, sellingClock, bothConsents } from '../testing/rows/selling.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { report } from './size.ts'
import { isOrderOf } from '../enrollments/orders.ts'

/** Two apps of one school whose clocks are this many minutes wrong, one early and one late. */
const skew = 4
let behind: TestApp
let ahead: TestApp
beforeAll(async () => {
  behind = await startTestApp()
  ahead = await startSecondApp(behind)
})
afterAll(async () => {
  await ahead.stop()
  await behind.stop()
})

/** Sets both clocks. */
function at(minutes: number) {
  const moment = (more: number) => new Date(sellingClock.getTime() + (minutes + more) * 60_000)
  behind.clock.now = moment(-skew)
  ahead.clock.now = moment(skew)
}
beforeEach(() => at(0))

/** The clocks are wrong for a while. */
const jumps = [-24 * 60, -60, 0, 60, 24 * 60]

const pay = (server: TestApp, sessionId: string) =>
  server.send(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })

/** Runs queued jobs and the minutely ones. */
async function workOff(server: TestApp) {
  await enqueue(server.db, 'settle-payments', {})
  await enqueue(server.db, 'expire-enrollments', {})
  await server.workOff()
}

const statusOf = async (id: string) =>
  (await behind.db.select().from(enrollments).where(eq(enrollments.id, id)))[0]?.status
const seatsOf = async (id: string) =>
  (await behind.db.select().from(courses).where(eq(courses.id, id)))[0]?.currentEnrollments

test('row 29: with two clocks and one seat, one learner gets it and the other is refunded', async () => {
  const { id: courseId } = await aCourse(behind.db, { maxEnrollments: 1 })
  const [late, quick] = [await aTestedLearner(behind.db), await aTestedLearner(behind.db)]
  const first = await checkOut(behind, late, { courseId })
  // The hold has ended by one clock, but not by the other
  at(holdMinutes - skew)
  const second = await checkOut(ahead, quick, { courseId })
  expect((await pay(behind, first.sessionId)).status).toBe(200)
  expect((await pay(ahead, second.sessionId)).status).toBe(200)
  for (const minutes of [holdMinutes - skew, ...jumps]) {
    at(minutes)
    for (const server of [behind, ahead]) await workOff(server)
    const booked = [await bookedFor(behind.db, first.id), await bookedFor(behind.db, second.id)]
    expect([
      minutes,
      await statusOf(first.id),
      await statusOf(second.id),
      await seatsOf(courseId),
      booked,
    ]).toEqual([minutes, 'cancelled', 'active', 1, [[45_000, -45_000], [45_000]]])
  }
})

test('row 29: a paid seat is paid once, whatever the clocks say', async () => {
  const { id: courseId } = await aCourse(behind.db)
  const learner = await aTestedLearner(behind.db)
  const { id, sessionId } = await checkOut(behind, learner, { courseId })
  await pay(ahead, sessionId)
  for (const minutes of jumps) {
    at(minutes)
    for (const server of [ahead, behind]) {
      const as = { as: learner }
      const again = await server.call(createEnrollment, { body: { courseId } }, as)
      // The event is handled at the end of the first turn; until then the seat is held
      const isHeld = minutes === jumps[0] && server === ahead
      expect(again.status).toBe(isHeld ? 201 : 409)
      const opened = await server.call(
        createCheckoutSession,
        { body: { enrollmentId: id, consents: bothConsents } },
        as,
      )
      const paid = await pay(server, sessionId)
      const verified = await server.call(verifyPayment, { params: { sessionId } }, as)
      await workOff(server)
      expect([opened.status, paid.status, verified.status]).toEqual([200, 200, 200])
      expect(verifyPayment.reply.parse(verified.body).status).toBe('complete')
    }
  }
  expect(await bookedFor(behind.db, id)).toEqual([45_000])
  expect(await behind.db.$count(payments, isOrderOf(payments.orderId, id))).toBe(1)
  expect(await behind.db.$count(creditLots, eq(creditLots.enrollmentId, id))).toBe(1)
  expect(await behind.mails(learner.email)).toHaveLength(1)
  expect(await seatsOf(courseId)).toBe(1)
})

const right = 'seven red buses'
const wrong = 'eight red buses'
const someone = async () => aUser(behind.db, { passwordHash: await hashPassword(right) })
const logIn = (server: TestApp, email: string, password: string) =>
  server.send(login, { body: { email, password } })

test('row 29: two clocks allow no more guesses than one, and setting them back unlocks nothing', async () => {
  const user = await someone()
  for (let guess = 0; guess < 20; guess++) await logIn(guess % 2 === 0 ? behind : ahead, user.email, wrong)
  const isFailure = and(eq(securityLog.userId, user.id), eq(securityLog.event, 'login_failed'))
  expect(await behind.db.$count(securityLog, isFailure)).toBe(maxFailedLogins)
  // The lock began by the early clock, so it ends by the late one
  for (const minutes of [0, -24 * 60, -60, lockMinutes - 2 * skew - 1]) {
    at(minutes)
    for (const server of [behind, ahead])
      expect([minutes, (await logIn(server, user.email, right)).status]).toEqual([minutes, 401])
  }
  expect(await behind.db.$count(securityLog, isFailure)).toBe(maxFailedLogins)
  at(lockMinutes + skew)
  expect((await logIn(ahead, user.email, right)).status).toBe(200)
  // The lock does not return
  at(0)
  for (const server of [behind, ahead]) expect((await logIn(server, user.email, right)).status).toBe(200)
})

async function askForLink(server: TestApp, email: string): Promise<string> {
  expect((await server.send(requestPasswordReset, { body: { email } })).status).toBeLessThan(300)
  const [mail] = await server.mails(email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('row 29: a used, replaced or expired link opens nothing, at any clock', async () => {
  const user = await someone()
  const session = await aSession(behind.db, user.id, behind.clock.now)
  const use = async (server: TestApp, token: string) =>
    (await server.send(resetPassword, { body: { token, newPassword: `${right} and a bicycle` } })).status
  const replaced = await askForLink(behind, user.email)
  const over = await askForLink(behind, user.email)
  at(resetLinkMinutes)
  expect(await use(ahead, over)).toBe(400)
  const used = await askForLink(ahead, user.email)
  expect(await use(behind, used)).toBe(200)
  for (const minutes of [...jumps, -7]) {
    at(minutes)
    for (const server of [behind, ahead]) {
      const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
      const statuses = [
        await use(server, replaced),
        await use(server, over),
        await use(server, used),
        // The reset ended the session
        (await server.send(listSessions, {}, { authorization })).status,
      ]
      expect([minutes, ...statuses]).toEqual([minutes, 400, 400, 400, 401])
    }
  }
})

test('row 29: a session moves between two apps, and stays ended once ended', async () => {
  const user = await someone()
  const renew = async (server: TestApp, refreshToken: string) =>
    server.send(refresh, { body: { refreshToken } })
  const first = login.reply.parse((await logIn(behind, user.email, right)).body).refreshToken
  let current = first
  for (let turn = 0; turn < 6; turn++) {
    const { status, body } = await renew(turn % 2 === 0 ? ahead : behind, current)
    expect(status).toBe(200)
    current = refresh.reply.parse(body).refreshToken
  }
  expect((await renew(behind, first)).status).toBe(401)
  for (const minutes of jumps) {
    at(minutes)
    for (const server of [behind, ahead])
      for (const token of [first, current]) expect((await renew(server, token)).status).toBe(401)
  }
})

test('row 29: a level test ends with one score although the clock was changed', async () => {
  await aLevelTest(behind.db, { isActive: true, questions: [{}, {}, {}] })
  const learner = await aUser(behind.db)
  const as = { as: learner }
  const { id, testId, questions } = startAttempt.reply.parse((await ahead.call(startAttempt, {}, as)).body)
  // Answered before it was shown, then a day later, then when it was shown
  const turns = [
    { server: behind, minutes: 0 },
    { server: behind, minutes: 24 * 60 },
    { server: ahead, minutes: -60 },
  ]
  for (const [position, { server, minutes }] of turns.entries()) {
    at(minutes)
    const body = { questionId: questions[position]?.id ?? '', selectedOptionId: 'A' as const }
    expect((await server.call(saveAnswer, { params: { id }, body }, as)).status).toBe(200)
  }
  const results = []
  for (const minutes of jumps) {
    at(minutes)
    for (const server of [behind, ahead]) {
      const { status, body } = await server.call(submitAttempt, { body: { id, testId, answers: [] } }, as)
      expect(status).toBe(200)
      results.push(submitAttempt.reply.parse(body))
    }
  }
  const [result] = results
  if (!result) throw new Error('no result')
  expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1)
  for (const { timeSpent } of result.answers) {
    expect(timeSpent).toBeGreaterThanOrEqual(0)
    expect(timeSpent).toBeLessThanOrEqual(limitSeconds.text)
  }
  // An answer a day late does not count
  expect(result.answers[1]).toMatchObject({ selectedOptionId: null, points: 0 })
  expect(result.points).toBeLessThanOrEqual(result.maxPoints)
  report(
    29,
    `two apps ${2 * skew} minutes apart, their clocks put to ${jumps.length} times: seats, money, locks, links, sessions, level test`,
  )
})
