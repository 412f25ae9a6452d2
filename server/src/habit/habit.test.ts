import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/learning/habit'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { saveVideoProgress } from '@sohbet/contract/learning/progress'
import { deleteQuizAttempt, submitAnswer } from '@sohbet/contract/learning/quiz-attempts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { users } from '../db/tables/people/users.ts'
import { reviewRatings } from '../db/tables/review/review.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aModule, aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { aQuizAttempt } from '../testing/rows/learning.ts'
import { aLesson } from '../testing/rows/lessons.ts'
import { aClass, thatMonday, type Class } from '../testing/rows/live-sessions.ts'
import { aReviewCard } from '../testing/rows/review.ts'

let server: TestApp
let made: Class
let learner: TestUser
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
/** Noon of Monday 2 March at the school. */
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  made = await aClass(server.db)
  learner = made.learner
})

const home = async () =>
  getLearnerDashboard.reply.parse((await server.call(getLearnerDashboard, {}, { as: learner })).body)
const week = async () => (await home()).week
/** The places of the done days, Monday is 1. */
const done = async () =>
  ((await week())?.days ?? []).flatMap(({ isDone }, place) => (isDone ? [place + 1] : []))
const choose = (body: { goal: contract.Goal | null; isShown: boolean }) =>
  server.call(contract.chooseHabit, { body }, { as: learner })
const pause = (firstDay: string, lastDay: string) =>
  server.call(contract.addPause, { body: { firstDay, lastDay } }, { as: learner })
const end = (id: string) => server.call(contract.endPause, { params: { id } }, { as: learner })

describe('the week on the home', () => {
  test('has each day of work, also when the learner goes on with the same module or takes the quiz again', async () => {
    const module = await aModule(server.db, { courseTypeId: made.course.typeId })
    const { id: quizId } = await aQuiz(server.db, { moduleId: module.id })
    const { id: questionId } = await aQuizQuestion(server.db, { quizId })
    const watch = (position: number) =>
      server.call(
        saveVideoProgress,
        { params: { id: module.id }, body: { position, watched: false } },
        { as: learner },
      )
    const answer = async () => {
      const startedAt = new Date(server.clock.now.getTime() - 60_000)
      const attempt = await aQuizAttempt(server.db, { userId: learner.id, quizId, startedAt })
      const body = { userQuizId: attempt.id, questionId, answer: 'A' }
      expect((await server.call(submitAnswer, { body }, { as: learner })).status).toBe(200)
      return attempt.id
    }
    expect(await done()).toEqual([])
    await watch(120)
    await watch(300)
    expect(await week()).toMatchObject({ today: '2026-03-02', minutes: 5, goal: null, target: null })
    server.clock.now = new Date('2026-03-03T18:00:00Z')
    const attempt = await answer()
    server.clock.now = new Date('2026-03-04T18:00:00Z')
    await watch(600)
    await server.call(deleteQuizAttempt, { params: { userQuizId: attempt } }, { as: learner })
    await answer()
    expect(await done()).toEqual([1, 2, 3])
    expect((await week())?.minutes).toBe(5 + 1 + 5 + 1)
    server.clock.now = new Date('2026-03-09T09:00:00Z')
    expect([await done(), (await week())?.minutes]).toEqual([[], 0])
  })

  test('has sessions, lessons and reviews on the learner’s days, once the learner came', async () => {
    await server.db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, learner.id))
    const slot = { userId: learner.id, courseId: made.course.id, day: '2026-03-02' }
    const at = server.clock.now
    await server.db.insert(liveSessionAttendance).values([
      { ...slot, minute: 12 * 60 + 5, joinedAt: at },
      { ...slot, day: '2026-02-16', minute: 21 * 60, madeUpAt: new Date('2026-03-04T08:00:00Z') },
    ])
    const lesson = await aLesson(server.db, { userId: learner.id })
    const missed = await aLesson(server.db, {
      userId: learner.id,
      startsAt: new Date('2026-03-03T08:00:00Z'),
    })
    const { id: cardId } = await aReviewCard(server.db, { userId: learner.id })
    const ratedAt = new Date('2026-03-06T12:00:00Z')
    const rating = { userId: learner.id, cardId, grade: 3, asking: 'recall', timeZone: 'UTC' } as const
    await server.db.insert(reviewRatings).values([
      { ...rating, id: randomUUID(), ratedAt, receivedAt: ratedAt, seconds: 100 },
      // The phone lay on the table
      { ...rating, id: randomUUID(), ratedAt, receivedAt: ratedAt, seconds: 3000 },
    ])
    server.clock.now = new Date('2026-03-07T22:00:00Z')
    expect(await done()).toEqual([1, 3, 6])
    const before = (await home()).learnerAnalytics.totalHours
    await server.db
      .update(lessonSeats)
      .set({ cameAt: new Date('2026-03-05T16:00:00Z') })
      .where(eq(lessonSeats.lessonId, lesson.id))
    await server.db
      .update(lessonSeats)
      .set({ cameAt: at, outcome: 'coach_absent' })
      .where(eq(lessonSeats.lessonId, missed.id))
    // The lesson is at 05:00 of Friday there; the sessions last an hour and half an hour
    expect(await done()).toEqual([1, 3, 5, 6])
    expect(await week()).toMatchObject({ today: '2026-03-08', minutes: 60 + 60 + 30 + 4 })
    expect((await home()).learnerAnalytics.totalHours).toBe(before + 0.5)
  })
})

describe('the goal of a learner', () => {
  test('is chosen, changed and switched off', async () => {
    expect((await server.call(contract.getHabit, {}, { as: learner })).body).toEqual({
      goal: null,
      isShown: true,
      pauses: [],
    })
    expect((await choose({ goal: { unit: 'days', target: 8 }, isShown: true })).status).toBe(400)
    await choose({ goal: { unit: 'minutes', target: 90 }, isShown: true })
    expect(await week()).toMatchObject({ goal: { unit: 'minutes', target: 90 }, target: 90 })
    await choose({ goal: { unit: 'days', target: 3 }, isShown: false })
    expect(await week()).toBeNull()
    await choose({ goal: null, isShown: true })
    expect(await week()).toMatchObject({ goal: null, target: null })
  })

  test('expects nothing in a pause; a repeated call adds no second one', async () => {
    await choose({ goal: { unit: 'days', target: 6 }, isShown: true })
    const added = await pause('2026-02-20', '2026-03-04')
    expect([added, await pause('2026-02-20', '2026-03-04')].map(({ status }) => status)).toEqual([200, 200])
    const { pauses } = contract.habit.parse(added.body)
    expect(pauses).toHaveLength(1)
    expect(await week()).toMatchObject({ target: 4 })
    const paused = ((await week())?.days ?? []).filter(({ isPaused }) => isPaused)
    expect(paused.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
    expect(codeOf((await pause('2026-03-04', '2026-03-10')).body)).toBe('PAUSE_OVERLAPS')
    expect((await pause('2026-03-10', '2026-03-04')).status).toBe(400)
    // Ended on Tuesday, so Monday stays paused
    server.clock.now = new Date('2026-03-03T09:00:00Z')
    expect((await end(pauses[0]?.id ?? '')).body).toMatchObject({ pauses: [] })
    expect(await week()).toMatchObject({
      target: 6,
      days: [{ isPaused: true }, { isPaused: false }, {}, {}, {}, {}, {}],
    })
    // An ended pause still overlaps one that begins before today
    expect(codeOf((await pause('2026-03-01', '2026-03-09')).body)).toBe('PAUSE_OVERLAPS')
    expect((await pause('2026-03-03', '2026-03-09')).status).toBe(200)
  })

  test('has pauses that only their learner ends', async () => {
    const { pauses } = contract.habit.parse((await pause('2026-03-20', '2026-03-24')).body)
    const other = await aUserOf(server.db, 'learner')
    const id = pauses[0]?.id ?? ''
    expect((await server.call(contract.endPause, { params: { id } }, { as: other })).status).toBe(404)
    expect((await end(id)).status).toBe(200)
    expect((await end(id)).status).toBe(404)
  })
})
