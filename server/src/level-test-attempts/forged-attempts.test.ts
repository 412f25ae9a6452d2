import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/level-test-attempts'
import { optionIds } from '@sohbet/domain/level-test/question'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/level-test-attempts.ts'
import { users } from '../db/tables/users.ts'
import { aUser } from '../testing/builders.ts'
import { aLevelTest, listening, type TestLevelTest } from '../testing/level-tests.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let active: TestLevelTest
let foreignQuestion: string
beforeAll(async () => {
  server = await startTestApp()
  active = await aLevelTest(server.db, {
    isActive: true,
    questions: [{}, listening(6.5), {}, listening(null), {}],
  })
  foreignQuestion = (await aLevelTest(server.db)).questions[0]?.id ?? ''
})
afterAll(() => server.stop())

const submissions = 500

/** Whole tenths of a second: none of them lies where points are rounded either way. */
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((n) => n / 10)
const option = fc.constantFrom(...optionIds, null)
const saves = fc.array(fc.record({ selected: option, wait: tenths(60), isShown: fc.boolean() }), {
  maxLength: 5,
})
// A body with these names is refused as a whole, before anything is looked at
const key = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
const nonsense = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.object({ key, maxDepth: 1 }))
const claims = fc.array(
  fc.record(
    {
      question: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom('foreign', 'unknown', 'nonsense')),
      selectedOptionId: fc.oneof({ weight: 5, arbitrary: option }, nonsense),
      timeSpent: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: -100, max: 100 }) },
        fc.double(),
        nonsense,
      ),
      correctOptionId: option,
    },
    { requiredKeys: ['question'] },
  ),
  { maxLength: 30 },
)
const forgery = fc.record({
  isStarted: fc.boolean(),
  saves,
  claims,
  waitAtEnd: tenths(300),
  fields: fc.dictionary(
    fc.constantFrom(
      'userId',
      'score',
      'level',
      'points',
      'startedAt',
      'completedAt',
      'isFirst',
      'role',
      'id',
    ),
    nonsense,
  ),
})
type Forgery = typeof forgery extends fc.Arbitrary<infer Value> ? Value : never
type Claim = Forgery['claims'][number]
type Saved = { selected: string | null; seconds: number | null }

const questionOf = ({ question }: Claim) =>
  typeof question === 'number'
    ? (active.questions[question]?.id ?? '')
    : { foreign: foreignQuestion, unknown: randomUUID(), nonsense: 'x' }[question]

/** Written from the decisions alone, with nothing of the domain: what a submission must come to. */
function reference({ saved, sent, elapsed }: { saved: Saved[]; sent: object[]; elapsed: number }) {
  const points = active.questions.map((question, position) => {
    const limit = question.type === 'text' ? 30 : 20
    const closed = question.type === 'text' ? 0 : 3 + (question.audioSeconds ?? 0)
    const [kept, claim] = [
      saved[position],
      sent.map(Object).find(({ questionId }) => questionId === question.id),
    ]
    let [selected, seconds]: [unknown, number] = [null, 0]
    if (kept) {
      seconds = kept.seconds === null ? limit : kept.seconds - closed
      selected = kept.seconds !== null && kept.seconds > closed + limit + 3 ? null : kept.selected
    } else if (claim) {
      const claimed =
        typeof claim.timeSpent === 'number' && Number.isFinite(claim.timeSpent) ? claim.timeSpent : 0
      seconds = Math.max(claimed, Math.min(limit, elapsed / 5))
      selected = claim.selectedOptionId
    }
    if (selected !== question.correctOptionId) return 0
    return Math.round(1000 - (200 * Math.min(Math.max(seconds, 0), limit)) / limit)
  })
  const sum = points.reduce((total, one) => total + one, 0)
  const score = Math.round((sum / 5000) * 4000)
  const level = ['A1', 'A2', 'B1', 'B2', 'C1', 'C1'][Math.floor(score / 800)]
  return { points, sum, score, level }
}

const wait = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + Math.round(seconds * 1000))
}

/** Takes the test as the forger does, and says what the server must have seen. */
async function play({ isStarted, saves: answers, claims: given, waitAtEnd, fields }: Forgery) {
  const learner = await aUser(server.db)
  const begun = server.clock.now
  const saved: Saved[] = []
  if (isStarted) {
    const { body } = await server.call(contract.startAttempt, {}, { as: learner })
    const { id } = contract.startAttempt.reply.parse(body)
    for (const [position, { selected, wait: seconds, isShown }] of answers.entries()) {
      const question = active.questions[position]
      const named = { params: { id }, body: { questionId: question?.id ?? '' } }
      if (isShown) await server.call(contract.showQuestion, named, { as: learner })
      wait(seconds)
      const answer = { ...named, body: { ...named.body, selectedOptionId: selected } }
      await server.call(contract.saveAnswer, answer, { as: learner })
      saved.push({ selected, seconds: isShown || question?.type === 'text' ? seconds : null })
    }
  }
  wait(waitAtEnd)
  const sent = given.map(({ question, ...claim }) => ({
    ...claim,
    questionId: questionOf(Object({ question })),
  }))
  const body = JSON.parse(JSON.stringify({ ...fields, testId: active.id, answers: sent }))
  const reply = await server.call(contract.submitAttempt, Object({ body }), { as: learner })
  const elapsed = isStarted ? (server.clock.now.getTime() - begun.getTime()) / 1000 : Infinity
  return { learner, reply, expected: reference({ saved, sent: body.answers, elapsed }) }
}

test(`${submissions} forged submissions come to what the reference scorer says`, async () => {
  await fc.assert(
    fc.asyncProperty(forgery, async (given) => {
      const { learner, reply, expected } = await play(given)
      const { sum, score, level, points } = expected
      expect(reply).toMatchObject({ status: 200, body: { points: sum, score, level } })
      const [user] = await server.db.select().from(users).where(eq(users.id, learner.id))
      expect(user).toMatchObject({ level, levelScore: score, role: 'learner', isRetakeAllowed: false })
      const attempts = await server.db
        .select()
        .from(levelTestAttempts)
        .where(eq(levelTestAttempts.userId, learner.id))
      expect(attempts).toMatchObject([{ points: sum, maxPoints: 5000, score, level, isFirst: true }])
      const answers = await server.db
        .select()
        .from(levelTestAnswers)
        .where(eq(levelTestAnswers.attemptId, attempts[0]?.id ?? ''))
      const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer.points]))
      expect(active.questions.map(({ id }) => byQuestion.get(id))).toEqual(points)
      expect(answers).toHaveLength(5)
    }),
    { numRuns: submissions },
  )
}, 300_000)
