import { saveDocumentOpened, saveVideoProgress } from '@sohbet/contract/learning/progress'
import { startQuiz, submitAnswer } from '@sohbet/contract/learning/quiz-attempts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aQuizAttempt, aQuizOfFour, anOpenModule } from '../testing/rows/learning.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { docIdOf } from './module-work.ts'

let server: TestApp
let learner: TestUser
let headers: { authorization: string }
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  learner = await aUserOf(server.db, 'learner')
  const { id } = await aSession(server.db, learner.id, server.clock.now)
  headers = { authorization: `Bearer ${server.tokens.access(id, server.clock.now)}` }
})

const countWaiting = async () => {
  const { rows } = await server.db.execute(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return Number(rows[0]?.['count'])
}

/** Runs a call that waits for an erasure of the caller's account. */
async function erasedDuring<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const own = eq(users.id, learner.id)
  const [answer] = await server.db.transaction(async (db) => {
    await db.select({ id: users.id }).from(users).where(own).for('update')
    const answers = [call()] as const
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 30_000, interval: 20 })
    await db.delete(users).where(own)
    return answers
  })
  return answer
}

const left = async () =>
  (await server.db.$count(moduleProgress, eq(moduleProgress.userId, learner.id))) +
  (await server.db.$count(quizAttempts, eq(quizAttempts.userId, learner.id)))

test.each(['start', 'place', 'watched', 'document'] as const)(
  'a call of an account erased meanwhile is refused and leaves no row: %s',
  async (kind) => {
    const { module } = await anOpenModule(server.db, learner.id)
    const { quiz } = await aQuizOfFour(server.db, module.id)
    const params = { id: module.id }
    const docId = docIdOf(module.docs[0]?.source ?? '')
    const position = 3
    const calls = {
      start: () => server.send(startQuiz, { params: { id: quiz.id } }, headers),
      place: () => server.send(saveVideoProgress, { params, body: { position, watched: false } }, headers),
      watched: () => server.send(saveVideoProgress, { params, body: { position, watched: true } }, headers),
      document: () => server.send(saveDocumentOpened, { params: { ...params, docId } }, headers),
    }
    const answer = await erasedDuring(calls[kind])
    expect([answer.status, codeOf(answer.body)]).toEqual([401, 'NOT_SIGNED_IN'])
    expect(await left()).toBe(0)
  },
)

test('completing a module and an erasure do not deadlock', async () => {
  const { module } = await anOpenModule(server.db, learner.id)
  const openedDocs = module.docs.map(({ source }) => docIdOf(source))
  const updatedAt = server.clock.now
  await server.db
    .insert(moduleProgress)
    .values({ userId: learner.id, moduleId: module.id, openedDocs, updatedAt })
  const input = { params: { id: module.id }, body: { position: 3, watched: true } }
  const answer = await erasedDuring(() => server.send(saveVideoProgress, input, headers))
  expect(codeOf(answer.body)).toBe('NOT_SIGNED_IN')
  expect(await left()).toBe(0)
})

test('the last answer of a quiz and an erasure do not deadlock', async () => {
  const { module } = await anOpenModule(server.db, learner.id)
  const { quiz, choice, blank, sentence, pieces } = await aQuizOfFour(server.db, module.id)
  const given = { answer: 'are', at: '2026-03-02T09:00:00.000Z' }
  const answers = { [blank.id]: given, [sentence.id]: given, [pieces.id]: given }
  const { id: userQuizId } = await aQuizAttempt(server.db, { userId: learner.id, quizId: quiz.id, answers })
  const body = { userQuizId, questionId: choice.id, answer: 'B' }
  const { status } = await erasedDuring(() => server.send(submitAnswer, { body }, headers))
  expect(status).toBeLessThan(500)
  expect(await left()).toBe(0)
})
