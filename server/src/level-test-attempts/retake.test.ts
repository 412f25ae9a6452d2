import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { getPrerequisites } from '@sohbet/contract/selling/enrollments'
import { firstCompletionRules } from '@sohbet/domain/course/outcome'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../db/tables/people/users.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { decideCourses } from '../certificates/decide-courses.ts'
import { requireOrderId } from '../enrollments/orders.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import type { TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { anEndedCourse } from '../testing/rows/certificates.ts'
import { aLevelTest, anAttempt, completed, type TestLevelTest } from '../testing/rows/level-tests.ts'
import { aHandPayment, aTestedLearner } from '../testing/rows/selling.ts'

let server: TestApp
let active: TestLevelTest
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  active = await aLevelTest(server.db, { isActive: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  learner = await aTestedLearner(server.db, { level: 'A2', levelScore: 1410 })
  await anAttempt(server.db, {
    ...completed,
    userId: learner.id,
    testId: active.id,
    isFirst: true,
    score: 1410,
    level: 'A2',
  })
})

async function completedCourse(fields: Omit<Parameters<typeof anEndedCourse>[1], 'userId'> = {}) {
  const made = await anEndedCourse(server.db, { userId: learner.id, ...fields })
  await aHandPayment(server.db, made)
  await decideCourses({ db: server.db, now: server.clock.now, rules: firstCompletionRules })
  return made
}
const start = () => server.call(contract.startAttempt, {}, { as: learner })
/** With no answer, so its score is 0. */
const takeAgain = () =>
  server.call(contract.submitAttempt, { body: { testId: active.id, answers: [] } }, { as: learner })
const isOffered = async () => {
  const result = await server.call(contract.getLatestResult, {}, { as: learner })
  const home = await server.call(getLearnerDashboard, {}, { as: learner })
  return [
    contract.getLatestResult.reply.parse(result.body).mayRetake,
    getLearnerDashboard.reply.parse(home.body).levelTest !== null,
  ]
}

test('a completed paid course offers one retake; another needs another course', async () => {
  expect([await isOffered(), (await start()).status]).toEqual([[false, false], 409])
  // Exactly four weeks
  await completedCourse({ course: { startDate: '2026-01-26' } })
  expect([await isOffered(), (await start()).status]).toEqual([[true, true], 200])
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  expect((await takeAgain()).status).toBe(200)
  expect([await isOffered(), (await start()).status]).toEqual([[false, false], 409])
})

test.each([
  ['is shorter than four weeks', { course: { startDate: '2026-01-26', endDate: '2026-02-21' } }],
  ['was not completed', { done: 3 }],
])('a course that %s offers none', async (_why, fields) => {
  await completedCourse(fields)
  expect(await isOffered()).toEqual([false, false])
})

test('a free or refunded course offers none', async () => {
  const { enrollmentId } = await completedCourse()
  const orderId = await requireOrderId(server.db, enrollmentId)
  await server.db.insert(moneyLedger).values({
    orderId,
    kind: 'refund',
    amountMinor: -45_000,
    currency: 'USD',
    reference: 'all-back',
    createdAt: server.clock.now,
  })
  expect(await isOffered()).toEqual([false, false])
})

test('the latest result is the level; the best one counts for prerequisites', async () => {
  await completedCourse()
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  expect((await takeAgain()).status).toBe(200)
  const [account] = await server.db.select().from(users).where(eq(users.id, learner.id))
  expect(account).toMatchObject({ level: 'A1', levelScore: 0 })
  const course = await aCourse(server.db, { levelTestScore: 1410 })
  const { body } = await server.call(getPrerequisites, { params: { courseId: course.id } }, { as: learner })
  expect(body).toMatchObject({ levelTestMet: true })
  const higher = await aCourse(server.db, { levelTestScore: 3000 })
  const above = await server.call(getPrerequisites, { params: { courseId: higher.id } }, { as: learner })
  expect(above.body).toMatchObject({ levelTestMet: false })
})
