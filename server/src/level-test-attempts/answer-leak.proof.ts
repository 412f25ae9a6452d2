import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import { exportUser, getUser } from '@sohbet/contract/people/users'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { samples } from '../testing/access/samples.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aLevelTest, keysIn, listening, type TestLevelTest } from '../testing/rows/level-tests.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let active: TestLevelTest
beforeAll(async () => {
  server = await startTestApp()
  active = await aLevelTest(server.db, { isActive: true, questions: [{}, listening(), {}, {}] })
})
afterAll(() => server.stop())

/** Every reply to a learner until all questions are answered, always with the same answers. */
async function repliesBeforeTheEnd(): Promise<unknown[]> {
  const learner = await aUser(server.db, { username: 'Learner', email: 'learner@example.test' })
  const as = { as: learner }
  const replies = [
    (await server.call(contract.getActiveLevelTest, {}, as)).body,
    (await server.call(contract.startAttempt, {}, as)).body,
  ]
  const { id } = contract.startAttempt.reply.parse(replies[1])
  for (const { id: questionId } of active.questions) {
    const params = { id }
    replies.push((await server.call(contract.showQuestion, { params, body: { questionId } }, as)).body)
    const body = { questionId, selectedOptionId: 'A' } as const
    replies.push((await server.call(contract.saveAnswer, { params, body }, as)).body)
    replies.push((await server.call(contract.saveAnswer, { params, body }, as)).body)
    replies.push((await server.call(contract.startAttempt, {}, as)).body)
  }
  replies.push((await server.call(contract.getLatestResult, {}, as)).body)
  replies.push((await server.call(getUser, { params: { id: learner.id } }, as)).body)
  const exported = await server.call(exportUser, { params: { id: learner.id } }, as)
  const { level_test_attempts: attempts, level_test_answers: answers } = Object(exported.body)
  // Points and the like are present and empty
  replies.push(JSON.parse(JSON.stringify([attempts, answers], (_, value) => value ?? undefined)))
  await server.db.execute(sql`delete from users`)
  return replies
}

test('no reply before the end contains a key', async () => {
  const replies = await repliesBeforeTheEnd()
  expect(replies.length).toBeGreaterThan(15)
  expect(replies.flatMap((reply) => keysIn(reply))).toEqual([])
})

test('with other keys every reply before the end is the same', async () => {
  const masked = async () =>
    JSON.stringify(await repliesBeforeTheEnd()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) =>
      active.questions.some((question) => question.id === id) ? id : 'id',
    )
  const before = await masked()
  // Every key becomes the next letter
  await server.db.update(levelTestQuestions).set({
    correctOptionId: sql`translate(${levelTestQuestions.correctOptionId}, 'ABCD', 'BCDA')`,
  })
  expect(await masked()).toBe(before)
})

/** After these the test is over, and the key is returned. */
const ending = new Set(['levelTestAttempts.submitAttempt', 'levelTestAttempts.getLatestResult'])
const isLearners = ({ access }: Endpoint) => access.who === 'anyone' || access.who.includes('learner')

test('no call that a learner may make returns a key during a test', async () => {
  const leaks: string[] = []
  const answered: string[] = []
  for (const [name, endpoint] of endpoints) {
    if (ending.has(name) || !isLearners(endpoint)) continue
    const learner = await aUser(server.db)
    // The samples of these create an attempt
    if (!('own' in endpoint.access) || endpoint.access.own !== 'the attempt')
      await server.call(contract.startAttempt, {}, { as: learner })
    const values = await samples[name]?.({ db: server.db, owner: learner })
    const { status, body } = await server.call(endpoint, Object(values), { as: learner })
    if (status < 300) answered.push(name)
    const given: unknown = JSON.parse(JSON.stringify(body ?? null, (_, value) => value ?? undefined))
    leaks.push(...keysIn(given).map((path) => `${name}${path}`))
  }
  expect(answered.length).toBeGreaterThan(10)
  expect(leaks.filter((path) => /correct_?option|is_?correct/i.test(path))).toEqual([])
}, 60_000)
