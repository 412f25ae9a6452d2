import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import * as contract from '@sohbet/contract/learning/quiz-attempts'
import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { samples } from '../testing/access/samples.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { anOpenModule, aQuizOfFour } from '../testing/rows/learning.ts'
import { keysIn } from '../testing/rows/level-tests.ts'
import { isFull, tries } from '../testing/proofs.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())

async function aQuizToTake() {
  const learner = await aUserOf(server.db, 'learner')
  const { module } = await anOpenModule(server.db, learner.id)
  return { learner, module, ...(await aQuizOfFour(server.db, module.id)) }
}

const right = ['Mind', 'the', 'gap', 'please']
const fetches = tries(1000, 60)
/** Fewer fetches are too few to count all 24 orders; the four places of a piece can always be counted. */
const expectEvenOrders = (orders: readonly string[]) => {
  if (isFull) expectEven(orders, 24)
  for (const piece of right.keys())
    expectEven(
      orders.map((order) => String(order.indexOf(`${piece}`))),
      4,
    )
}

/** Checks that each of `kinds` values occurs equally often, within five standard deviations. */
function expectEven(seen: readonly string[], kinds: number) {
  const counts = new Map<string, number>()
  for (const one of seen) counts.set(one, (counts.get(one) ?? 0) + 1)
  expect(counts.size).toBe(kinds)
  const expected = seen.length / kinds
  const spread = 5 * Math.sqrt(expected * (1 - 1 / kinds))
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(spread)
}

const piecesIn = (questions: readonly contract.QuizQuestion[] = []) =>
  questions.find(({ questionType }) => questionType === 'drag-drop')?.options ?? []

test(`${fetches} fetches before an attempt: order and ids of the pieces reveal nothing`, async () => {
  const { learner, module } = await aQuizToTake()
  const orders: string[] = []
  const idsOfFirst: string[] = []
  for (let turn = 0; turn < fetches; turn++) {
    const { body } = await server.call(getModuleQuiz, { params: { moduleId: module.id } }, { as: learner })
    const shown = piecesIn(getModuleQuiz.reply.parse(body).questions)
    expect(shown.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D'])
    orders.push(shown.map(({ text }) => right.indexOf(text)).join(''))
    idsOfFirst.push(shown.find(({ text }) => text === right[0])?.id ?? '')
  }
  expectEvenOrders(orders)
  expectEven(idsOfFirst, 4)
}, 120_000)

test(`${fetches} attempts: the same for each, and within one they stay the same`, async () => {
  const { learner, quiz } = await aQuizToTake()
  const params = { userId: learner.id, quizId: quiz.id }
  const orders: string[] = []
  for (let turn = 0; turn < fetches; turn++) {
    const started = await server.call(contract.startQuiz, { params: { id: quiz.id } }, { as: learner })
    const shown = piecesIn(contract.askedAttempt.parse(started.body).questions)
    orders.push(shown.map(({ text }) => right.indexOf(text)).join(''))
    const { body } = await server.call(contract.getQuizAttempt, { params }, { as: learner })
    expect(piecesIn(contract.askedAttempt.parse(body).questions)).toEqual(shown)
    await server.db.delete(quizAttempts).where(eq(quizAttempts.quizId, quiz.id))
  }
  expectEvenOrders(orders)
}, 120_000)

/** Names of right answers in a reply. */
const namesKey = (path: string) =>
  /correct_?answer(?!count)|accepted_?answers|is_?correct|explanation|seed/i.test(path)

test('no reply before the end contains a key or an explanation', async () => {
  const { learner, module, quiz, choice, blank, sentence } = await aQuizToTake()
  const as = { as: learner }
  const replies: unknown[] = []
  const look = async () => {
    replies.push((await server.call(getModuleQuiz, { params: { moduleId: module.id } }, as)).body)
    const params = { userId: learner.id, quizId: quiz.id }
    replies.push((await server.call(contract.getQuizAttempt, { params }, as)).body)
  }
  await look()
  const { body } = await server.call(contract.startQuiz, { params: { id: quiz.id } }, as)
  replies.push(body)
  const userQuizId = contract.askedAttempt.parse(body).id
  for (const [{ id: questionId }, answer] of [
    [choice, 'A'],
    [blank, 'is'],
    [sentence, 'Tea'],
  ] as const) {
    replies.push(
      (await server.call(contract.submitAnswer, { body: { userQuizId, questionId, answer } }, as)).body,
    )
    await look()
  }
  const text = JSON.stringify(replies)
  for (const secret of ['Because of', 'I would like', 'goes"},"correct', "'re"])
    expect(text).not.toContain(secret)
  const paths = JSON.parse(text, (_, value: unknown) => value ?? undefined)
  expect(keysIn(paths).filter(namesKey)).toEqual([])
})

test('no call that a learner may make returns a key during a quiz', async () => {
  const isLearners = ({ access }: Endpoint) => access.who !== 'anyone' && access.who.includes('learner')
  const leaks: string[] = []
  for (const [name, endpoint] of endpoints) {
    if (!isLearners(endpoint) || name.startsWith('levelTestAttempts.')) continue
    const { learner, quiz, choice } = await aQuizToTake()
    const { body: begun } = await server.call(
      contract.startQuiz,
      { params: { id: quiz.id } },
      { as: learner },
    )
    const userQuizId = contract.askedAttempt.parse(begun).id
    const given = { body: { userQuizId, questionId: choice.id, answer: 'A' } }
    await server.call(contract.submitAnswer, given, { as: learner })
    const values = await samples[name]?.({ db: server.db, owner: learner })
    const { body } = await server.call<Endpoint>(endpoint, Object(values), { as: learner })
    const reply: unknown = JSON.parse(JSON.stringify(body ?? null), (_, value: unknown) => value ?? undefined)
    leaks.push(
      ...keysIn(reply)
        .filter(namesKey)
        .map((path) => `${name}${path}`),
    )
    if (JSON.stringify(body ?? null).includes('Because of')) leaks.push(`${name} explains`)
  }
  expect(leaks).toEqual([])
}, 60_000)
