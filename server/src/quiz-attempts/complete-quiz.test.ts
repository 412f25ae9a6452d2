import { saveDocumentOpened, saveVideoProgress } from '@sohbet/contract/progress'
import { submitAnswer } from '@sohbet/contract/quiz-attempts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseCompletions, moduleProgress } from '../db/tables/module-progress.ts'
import { notifications } from '../db/tables/notifications.ts'
import { quizAttempts } from '../db/tables/quiz-attempts.ts'
import { docIdOf } from '../progress/work.ts'
import { aUserOf } from '../testing/builders.ts'
import { aQuiz, aQuizQuestion } from '../testing/catalogue.ts'
import { anOpenModule, aQuizAttempt } from '../testing/learning.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())

/** A learner before the only question of a quiz, in a course of one module. */
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
    answer: () =>
      server.call(
        submitAnswer,
        { body: { userQuizId: attempt.id, questionId: question.id, answer: 'are' } },
        { as: learner },
      ),
  }
}

async function kept(userId: string) {
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

test('the last answer ends the attempt, tells the result once and keeps what was done before', async () => {
  const { learner, watch, answer } = await beforeTheLastAnswer()
  await watch(true)
  const both = await Promise.all([answer(), answer()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await kept(learner.id)).toMatchObject({
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

test('whatever is done of the module at the same moment, the last of it completes module and course', async () => {
  for (let round = 0; round < 8; round++) {
    const { learner, watch, openDocs, answer } = await beforeTheLastAnswer()
    await Promise.all([answer(), watch(false), watch(true), openDocs()])
    expect(await kept(learner.id)).toMatchObject({
      attempt: { completedAt: now },
      progress: { videoWatchedAt: now, quizCompletedAt: now, completedAt: now },
      courses: 1,
      results: 1,
    })
  }
})
