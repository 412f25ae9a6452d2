import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { getLevelTestSize } from '@sohbet/contract/level-tests/level-test-attempts'
import { getUserProgress } from '@sohbet/contract/people/users'
import { firstCompletionRules } from '@sohbet/domain/course/outcome'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideCourses } from '../certificates/decide-courses.ts'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aModule } from '../testing/rows/catalogue.ts'
import { aCertificate, anEndedCourse } from '../testing/rows/certificates.ts'
import { aLevelTest } from '../testing/rows/level-tests.ts'
import { aClass, thatMonday, type Class } from '../testing/rows/live-sessions.ts'
import { aReviewCard } from '../testing/rows/review.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'

let server: TestApp
let made: Class
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  made = await aClass(server.db)
})

const dashboard = async (as: TestUser) =>
  getLearnerDashboard.reply.parse((await server.call(getLearnerDashboard, {}, { as })).body)

describe('the level test', () => {
  test('is shown with its size to a learner who may take it, and to no other', async () => {
    const newcomer = await aUserOf(server.db, 'learner')
    expect((await dashboard(newcomer)).levelTest).toBeNull()
    await aLevelTest(server.db, { isActive: true })
    const { body } = await server.call(getLevelTestSize, {}, { as: newcomer })
    expect((await dashboard(newcomer)).levelTest).toEqual(body)
    expect((await dashboard(await aTestedLearner(server.db))).levelTest).toBeNull()
  })
})

test('a held seat has its price and its end, and due modules count as in the profile', async () => {
  const heldUntil = new Date('2026-03-02T09:30:00Z')
  const learner = await aTestedLearner(server.db)
  const { id: moduleId } = await aModule(server.db, { courseTypeId: made.course.typeId })
  await server.db
    .insert(moduleProgress)
    .values({ userId: learner.id, moduleId, completedAt: server.clock.now, updatedAt: server.clock.now })
  await anEnrollment(server.db, { userId: learner.id, courseId: made.course.id })
  const waiting = await anEnrollment(server.db, {
    userId: learner.id,
    status: 'pending',
    amountMinor: 600_050,
    heldUntil,
  })
  const { enrolledCourses, progress } = await dashboard(learner)
  expect(enrolledCourses.find(({ enrollmentId }) => enrollmentId === waiting.id)).toMatchObject({
    source: waiting.source,
    amount: 6000.5,
    currency: waiting.currency,
    heldUntil: heldUntil.toISOString(),
  })
  const { body } = await server.call(getUserProgress, { params: { id: learner.id } }, { as: learner })
  expect(progress).toEqual(body)
  expect(progress.due).toBeGreaterThan(0)
})

test('cards are counted from the moment at which they are due', async () => {
  const learner = await aTestedLearner(server.db)
  const [now, later] = [server.clock.now, new Date(server.clock.now.getTime() + 1)]
  await aReviewCard(server.db, { userId: learner.id, phrase: 'fancy a cuppa', due: now })
  await aReviewCard(server.db, { userId: learner.id, phrase: 'mind the gap', due: later })
  await aReviewCard(server.db, { userId: (await aTestedLearner(server.db)).id, due: now })
  expect((await dashboard(learner)).dueCards).toBe(1)
})

test('an ended course is certified by the certificate that its outcome brings', async () => {
  const learner = await aTestedLearner(server.db)
  const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id, attended: 1 })
  const certified = async () =>
    (await dashboard(learner)).enrolledCourses.find((one) => one.enrollmentId === enrollmentId)
  await aCertificate(server.db, { userId: learner.id, enrollmentId, kind: 'attendance' })
  // It may still be completed
  expect(await certified()).toMatchObject({ outcome: null, isCertified: false })
  server.clock.now = new Date('2026-04-01T09:00:00Z')
  await decideCourses({ db: server.db, now: server.clock.now, rules: firstCompletionRules })
  expect(await certified()).toMatchObject({ outcome: 'attended', isCertified: true })
})
