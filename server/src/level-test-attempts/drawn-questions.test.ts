import {
  copyLevelTest,
  tagLevelTestQuestions,
  toggleLevelTest,
} from '@sohbet/contract/level-tests/level-tests'
import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import { levels } from '@sohbet/domain/level-test/level'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { users } from '../db/tables/people/users.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLevelTest, learnerFields, listening, type TestLevelTest } from '../testing/rows/level-tests.ts'

let server: TestApp
let admin: TestUser
let pool: TestLevelTest
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
  // 60 text and 15 listening questions, and a quick test that nobody may draw
  pool = await aLevelTest(server.db, {
    isActive: true,
    quick: 10,
    questions: Array.from({ length: 75 }, (_, place) => ({
      level: levels[place % 5] ?? null,
      ...(place < 60
        ? { skill: place % 2 === 0 ? ('grammar' as const) : ('vocabulary' as const) }
        : { ...listening(), text: `Listening ${place}` }),
    })),
  })
})
afterAll(() => server.stop())

const start = async (as: TestUser) =>
  contract.startAttempt.reply.parse((await server.call(contract.startAttempt, {}, { as })).body)
const allowRetake = (user: TestUser) =>
  server.db.update(users).set({ isRetakeAllowed: true }).where(eq(users.id, user.id))
const keyOf = (id: string) => pool.questions.find((question) => question.id === id)?.correctOptionId ?? 'A'
/** Answers each question of the attempt right. */
const submit = async (as: TestUser, testId: string, ids: readonly string[]) => {
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)
  const answers = ids.map((questionId) => ({ questionId, selectedOptionId: keyOf(questionId), timeSpent: 1 }))
  const { body } = await server.call(contract.submitAttempt, { body: { testId, answers } }, { as })
  return contract.levelTestResult.parse(body)
}

test('an attempt keeps 40 text and 10 listening questions, balanced by level, and is scored over them', async () => {
  const learner = await aUserOf(server.db, 'learner')
  const size = await server.call(contract.getLevelTestSize, {}, { as: learner })
  expect(size.body).toEqual({ text: 40, listening: 10, running: null })
  const attempt = await start(learner)
  const ids = attempt.questions.map(({ id }) => id)
  const drawn = pool.questions.filter(({ id }) => ids.includes(id))
  expect(ids).toEqual(drawn.map(({ id }) => id))
  for (const level of levels) {
    const ofLevel = drawn.filter((question) => question.level === level)
    expect(ofLevel.filter(({ type }) => type === 'text')).toHaveLength(8)
    expect(ofLevel.filter(({ type }) => type === 'listening')).toHaveLength(2)
  }
  expect(new Set(attempt.questions.flatMap((question) => Object.keys(question)))).toEqual(
    new Set(learnerFields),
  )
  // A reload, and another device, get the same questions
  expect((await start(learner)).questions).toEqual(attempt.questions)
  const active = await server.call(contract.getActiveLevelTest, {}, { as: learner })
  expect(contract.getActiveLevelTest.reply.parse(active.body).questions).toEqual(attempt.questions)

  const result = await submit(learner, pool.id, [
    ...ids,
    pool.questions.find(({ id }) => !ids.includes(id))?.id ?? '',
  ])
  expect(result).toMatchObject({ maxPoints: 50_000, points: 40_000, score: 3200 })
  expect(result.answers.map(({ questionId }) => questionId)).toEqual(ids)
  expect(result.skills).toEqual([
    { skill: 'grammar', asked: expect.any(Number), right: expect.any(Number), verdict: 'even' },
    { skill: 'vocabulary', asked: expect.any(Number), right: expect.any(Number), verdict: 'even' },
    { skill: 'listening', asked: 10, right: 10, verdict: 'even' },
  ])
  // Afterwards the learner still sees nothing of the rest of the pool
  const after = await server.call(contract.getActiveLevelTest, {}, { as: learner })
  expect(contract.getActiveLevelTest.reply.parse(after.body).questions.map(({ id }) => id)).toEqual(ids)
})

test('a retake prefers questions that the learner has not seen, also in a copy of the test', async () => {
  const learner = await aUserOf(server.db, 'learner')
  const first = (await start(learner)).questions
  await submit(learner, pool.id, [])
  await allowRetake(learner)
  const copy = await server.call(copyLevelTest, { params: { id: pool.id } }, { as: admin })
  const { id } = copyLevelTest.reply.parse(copy.body)
  await server.call(toggleLevelTest, { params: { id }, body: {} }, { as: admin })
  const second = (await start(learner)).questions
  const seen = new Set(first.map(({ text }) => text))
  // 20 of 60 texts and 5 of 15 recordings were left, the same number of each level
  expect(second.filter(({ text }) => !seen.has(text))).toHaveLength(25)
  await server.call(toggleLevelTest, { params: { id: pool.id }, body: {} }, { as: admin })
})

test('tags may change while learners take the test, questions may not; an attempt keeps its own', async () => {
  const learner = await aUserOf(server.db, 'learner')
  const attempt = await start(learner)
  const [question] = attempt.questions
  const id = question?.id ?? ''
  const tag = (skill: 'grammar' | 'listening' | null, of = id) =>
    server.call(
      tagLevelTestQuestions,
      { params: { id: pool.id }, body: { tags: [{ id: of, skill, level: null }] } },
      { as: admin },
    )
  const [other] = (await aLevelTest(server.db)).questions
  expect((await tag('grammar', other?.id)).status).toBe(404)
  expect((await tag(null)).body).toContainEqual(expect.objectContaining({ id, skill: null, level: null }))
  // A text question does not measure listening
  expect((await tag('listening')).body).toContainEqual(expect.objectContaining({ id, skill: null }))
  const where = eq(levelTestQuestions.id, id)
  const reworded = server.db.update(levelTestQuestions).set({ text: 'Other' }).where(where)
  await expect(reworded).rejects.toMatchObject({ cause: { code: '23503' } })
  expect((await start(learner)).questions).toEqual(attempt.questions)
})

test('the database keeps the questions of an attempt, and refuses those of another test', async () => {
  const learner = await aUserOf(server.db, 'learner')
  const { id } = await start(learner)
  const [other] = (await aLevelTest(server.db)).questions
  const change = (questionIds: string[]) =>
    server.db.update(levelTestAttempts).set({ questionIds }).where(eq(levelTestAttempts.id, id))
  await expect(change([])).rejects.toMatchObject({ cause: { code: '23001' } })
  const stranger = await aUserOf(server.db, 'learner')
  const insert = server.db.insert(levelTestAttempts).values({
    userId: stranger.id,
    testId: pool.id,
    questionIds: [other?.id ?? ''],
    startedAt: server.clock.now,
  })
  await expect(insert).rejects.toMatchObject({ cause: { code: '23503' } })
})
