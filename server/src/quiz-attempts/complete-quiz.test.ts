import { saveDocumentOpened, saveVideoProgress } from '@sohbet/contract/learning/progress'
import { submitAnswer } from '@sohbet/contract/learning/quiz-attempts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { courseCompletions, moduleProgress } from '../db/tables/learning/module-progress.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { docIdOf } from '../progress/module-work.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { anOpenModule, aQuizAttempt } from '../testing/rows/learning.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { completeQuiz } from './complete-quiz.ts'

let server: TestApp
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())

/** A learner at the only question of a quiz, in a course of one module. */
async function beforeTheLastAnswer() {
  const learner = await aUserOf(server.db, 'learner')
  const { module } = await anOpenModule(server.db, learner.id)
  const { id: quizId } = await aQuiz(server.db, { moduleId: module.id })
  const question = await aQuizQuestion(server.db, {
    quizId,
    questionType: 'fill_blank',
    correctAnswer: 'are',
  })
  const attempt = await aQuizAttempt(server.db, { userId: learner.id, quizId })
  const params = { id: module.id }
  const video = (watched: boolean) => ({ params, body: { position: 3, watched } })
  return {
    learner,
    watch: (watched: boolean) => server.call(saveVideoProgress, video(watched), { as: learner }),
    openDocs: () =>
      Promise.all(
        module.docs.map(({ source }) =>
          server.call(saveDocumentOpened, { params: { ...params, docId: docIdOf(source) } }, { as: learner }),
        ),
      ),
    quizId,
    attemptId: attempt.id,
    questionId: question.id,
    answer: (questionId = question.id, text = 'are') =>
      server.call(
        submitAnswer,
        { body: { userQuizId: attempt.id, questionId, answer: text } },
        { as: learner },
      ),
  }
}

async function storedState(userId: string) {
  const [progress] = await server.db.select().from(moduleProgress).where(eq(moduleProgress.userId, userId))
  const [attempt] = await server.db.select().from(quizAttempts).where(eq(quizAttempts.userId, userId))
  return {
    progress,
    attempt,
    courses: await server.db.$count(courseCompletions, eq(courseCompletions.userId, userId)),
    results: await server.db.$count(
      notifications,
      and(eq(notifications.userId, userId), eq(notifications.kind, 'quiz_result')),
    ),
  }
}

const now = new Date('2026-03-02T09:00:00Z')

test('the last answer completes the attempt, notifies of the result once and keeps earlier progress', async () => {
  const { learner, watch, answer } = await beforeTheLastAnswer()
  await watch(true)
  const both = await Promise.all([answer(), answer()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await storedState(learner.id)).toMatchObject({
    attempt: { completedAt: now, questionCount: 1, correctCount: 1 },
    progress: {
      videoPosition: 3,
      videoWatchedAt: now,
      quizCompletedAt: now,
      bestResult: 100,
      completedAt: null,
    },
    courses: 0,
    results: 1,
  })
})

test('a restart while the attempt completes leaves no result', async () => {
  const { learner, attemptId, questionId } = await beforeTheLastAnswer()
  const isAttempt = eq(quizAttempts.id, attemptId)
  const answers = { [questionId]: { answer: 'are', isCorrect: true, at: now.toISOString() } }
  await server.db.update(quizAttempts).set({ answers }).where(isAttempt)
  let completed: ReturnType<typeof completeQuiz> | undefined
  await server.db.transaction(async (db) => {
    await db.delete(quizAttempts).where(isAttempt)
    completed = completeQuiz(
      { db: server.db, actor: { userId: learner.id, account: { timeZone: null } }, now },
      attemptId,
    )
    await vi.waitFor(async () => {
      const waiting = await server.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(waiting.rows).toHaveLength(1)
    })
  })
  expect(await completed).toBeUndefined()
  expect(await storedState(learner.id)).toMatchObject({ progress: undefined, attempt: undefined, results: 0 })
})

test('answering the last question first completes nothing', async () => {
  const { learner, quizId, answer } = await beforeTheLastAnswer()
  const later = await aQuizQuestion(server.db, { quizId, position: 1, correctAnswer: 'is' })
  expect((await answer(later.id, 'was')).body).toMatchObject({
    completedAt: null,
    answers: [{ answer: 'was' }],
  })
  expect((await answer(later.id, 'is')).status).toBe(409)
  expect((await answer()).body).toMatchObject({ totalQuestionCount: 2, correctAnswerCount: 1 })
  expect(await storedState(learner.id)).toMatchObject({ progress: { bestResult: 50 }, results: 1 })
})

test('the last answer is refused to a learner who left the course', async () => {
  const { learner, answer } = await beforeTheLastAnswer()
  const left = { status: 'cancelled' as const, cancelReason: 'admin' as const, cancelledAt: now }
  await server.db.update(enrollments).set(left).where(eq(enrollments.userId, learner.id))
  expect((await answer()).status).toBe(403)
  expect(await storedState(learner.id)).toMatchObject({
    attempt: { completedAt: null, answers: {} },
    results: 0,
  })
})

test('the last answer stays when the server stopped before the completion', async () => {
  const { learner, questionId, answer } = await beforeTheLastAnswer()
  const answers = { [questionId]: { answer: 'am', at: now.toISOString() } }
  await server.db.update(quizAttempts).set({ answers }).where(eq(quizAttempts.userId, learner.id))
  expect((await answer()).status).toBe(409)
  expect(await storedState(learner.id)).toMatchObject({
    attempt: { completedAt: now, correctCount: 0 },
    results: 1,
  })
})

test('simultaneous work on the module completes module and course once', async () => {
  for (let round = 0; round < 8; round++) {
    const { learner, watch, openDocs, answer } = await beforeTheLastAnswer()
    await Promise.all([answer(), watch(false), watch(true), openDocs()])
    expect(await storedState(learner.id)).toMatchObject({
      attempt: { completedAt: now },
      progress: { videoWatchedAt: now, quizCompletedAt: now, completedAt: now },
      courses: 1,
      results: 1,
    })
  }
})
