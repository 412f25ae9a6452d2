import { randomUUID } from 'node:crypto'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { getLearnerPage } from '@sohbet/contract/learning/learner-page'
import { getLearnerWork } from '@sohbet/contract/learning/learner-work'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { moduleProgress, workDays } from '../db/tables/learning/module-progress.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { reviewRatings } from '../db/tables/review/review.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aModule } from '../testing/rows/catalogue.ts'
import { aLesson } from '../testing/rows/lessons.ts'
import { aLevelTest } from '../testing/rows/level-tests.ts'
import { aClass, thatMonday } from '../testing/rows/live-sessions.ts'
import { aReviewCard } from '../testing/rows/review.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())

/** On Monday 2 March the learner has a week of work behind them, and an old module. */
async function aBusyLearner() {
  server.clock.now = thatMonday('20:00:00')
  const made = await aClass(server.db)
  const { learner, course } = made
  const { db } = server
  const [old, recent] = [
    await aModule(db, { courseTypeId: course.typeId, order: 1 }),
    await aModule(db, { courseTypeId: course.typeId, order: 2 }),
  ]
  const lastWeek = new Date('2026-02-25T18:00:00Z')
  const longAgo = new Date('2025-11-03T18:00:00Z')
  await db.insert(moduleProgress).values([
    {
      userId: learner.id,
      moduleId: old.id,
      videoFarthest: 600,
      quizCompletedAt: longAgo,
      bestResult: 60,
      completedAt: longAgo,
      updatedAt: longAgo,
    },
    {
      userId: learner.id,
      moduleId: recent.id,
      videoFarthest: 900,
      quizCompletedAt: lastWeek,
      bestResult: 91,
      updatedAt: lastWeek,
    },
  ])
  await db.insert(workDays).values([
    { userId: learner.id, moduleId: old.id, day: '2025-11-03', videoBefore: 0 },
    { userId: learner.id, moduleId: recent.id, day: '2026-02-24', videoBefore: 0 },
    { userId: learner.id, moduleId: recent.id, day: '2026-02-25', videoBefore: 300, quizSeconds: 240 },
  ])
  const slot = { userId: learner.id, courseId: course.id, minute: 12 * 60 + 5 }
  await db.insert(liveSessionAttendance).values({ ...slot, day: '2026-02-23', joinedAt: lastWeek })
  const lesson = await aLesson(db, { userId: learner.id, startsAt: new Date('2026-02-26T16:00:00Z') })
  const came = { cameAt: new Date('2026-02-26T16:00:00Z'), outcome: 'taught' as const }
  await db.update(lessonSeats).set(came).where(eq(lessonSeats.lessonId, lesson.id))
  const seen = { userId: learner.id, reps: 1, lastReview: lastWeek, state: 2 }
  const known = await aReviewCard(db, { ...seen, scheduledDays: 7 })
  await aReviewCard(db, { ...seen, scheduledDays: 6 })
  await db.insert(reviewRatings).values({
    id: randomUUID(),
    userId: learner.id,
    cardId: known.id,
    grade: 3,
    asking: 'recall',
    ratedAt: thatMonday('08:00:00'),
    receivedAt: thatMonday('08:00:00'),
    timeZone: 'Europe/Istanbul',
    seconds: 120,
  })
  const { id: testId } = await aLevelTest(db, { isActive: true })
  const attempt = { userId: learner.id, testId, maxPoints: 4000, startedAt: longAgo }
  await db.insert(levelTestAttempts).values([
    { ...attempt, completedAt: lastWeek, points: 2230, score: 2230, level: 'B1' },
    { ...attempt, completedAt: longAgo, points: 1410, score: 1410, level: 'A2', isFirst: true },
    { ...attempt, maxPoints: null, startedAt: server.clock.now },
  ])
  return made
}

test('a learner reads their progress, with the hours of the home; the coach reads the same', async () => {
  const { learner, coach, course } = await aBusyLearner()
  const other = await anEnrollment(server.db, { userId: learner.id })
  const { status, body } = await server.call(getLearnerWork, {}, { as: learner })
  expect(status).toBe(200)
  const work = getLearnerWork.reply.parse(body)
  expect(work).toMatchObject({
    hours: { total: 1.9, sessions: 1, lessons: 0.5, videos: 0.4 },
    sessions: { joined: 1 },
    completedModules: 1,
    quizzes: { completed: 2, averageResult: 76 },
    recordings: 0,
    words: { known: 1, all: 2 },
    level: null,
    levelTests: [
      { score: 1410, level: 'A2' },
      { score: 2230, level: 'B1' },
    ],
  })
  expect(work.weeks).toHaveLength(12)
  expect(work.weeks.slice(-2)).toEqual([
    {
      monday: '2026-02-23',
      days: 4,
      minutes: { session: 60, lesson: 30, module: 15, quiz: 4, recording: 0, review: 0 },
      total: 109,
      completedModules: 0,
      completedQuizzes: 1,
    },
    expect.objectContaining({ monday: '2026-03-02', days: 1, total: 2 }),
  ])
  expect(work.courses.find(({ id }) => id === course.id)).toMatchObject({
    hours: 1,
    attendedSessions: 1,
    heldSessions: work.sessions.held,
    completedModules: 1,
    moduleCount: 2,
  })
  const home = getLearnerDashboard.reply.parse(
    (await server.call(getLearnerDashboard, {}, { as: learner })).body,
  )
  expect([home.learnerAnalytics.totalHours, home.learnerAnalytics.participationRate]).toEqual([
    work.hours.total,
    work.sessions.rate,
  ])
  const page = await server.call(getLearnerPage, { params: { id: learner.id } }, { as: coach })
  const shared = work.courses.filter(({ id }) => id !== other.courseId)
  expect(shared).toHaveLength(1)
  expect(getLearnerPage.reply.parse(page.body).work).toEqual({ ...work, courses: shared })
})

test('a newcomer has an empty progress', async () => {
  const newcomer = await aUserOf(server.db, 'learner')
  const { body } = await server.call(getLearnerWork, {}, { as: newcomer })
  expect(body).toMatchObject({
    hours: { total: 0 },
    sessions: { held: 0, rate: null },
    levelTests: [],
    courses: [],
  })
})
