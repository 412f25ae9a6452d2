import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import { optionIds } from '@sohbet/domain/level-test/question'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { users } from '../db/tables/people/users.ts'
import { aUser, type TestUser } from '../testing/rows/builders.ts'
import {
  aLevelTest,
  anAttempt,
  completed,
  listening,
  type TestLevelTest,
} from '../testing/rows/level-tests.ts'
import { tries } from '../testing/proofs.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let active: TestLevelTest
/** Real records of others, by kind. */
let real: Record<(typeof realKinds)[number], string>
const realKinds = [
  'user',
  'running attempt',
  'completed attempt',
  'test',
  'question of a copy of the test',
  'question of a passive test',
] as const
beforeAll(async () => {
  server = await startTestApp()
  active = await aLevelTest(server.db, {
    isActive: true,
    questions: [{}, listening(6.5), {}, listening(null), {}],
  })
  real = await bystanders()
})
afterAll(() => server.stop())

/**
 * Two other learners, one in the middle of the same test and one at its end, and other tests with the same keys.
 */
async function bystanders(): Promise<typeof real> {
  const [busy, done] = [await aUser(server.db), await aUser(server.db, { level: 'C1', levelScore: 3900 })]
  const testId = active.id
  const running = await anAttempt(server.db, { userId: busy.id, testId, position: 1 })
  const first = { questionId: active.questions[0]?.id ?? '', shownAt: running.startedAt }
  await server.db
    .insert(levelTestAnswers)
    .values({ ...first, attemptId: running.id, selectedOptionId: 'A', answeredAt: running.startedAt })
  const over = await anAttempt(server.db, { userId: done.id, testId, ...completed, isFirst: true })
  const columns = active.questions.map(({ id: _id, testId: _testId, ...question }) => question)
  const [copy, passive] = [await aLevelTest(server.db, { questions: columns }), await aLevelTest(server.db)]
  return {
    user: done.id,
    'running attempt': running.id,
    'completed attempt': over.id,
    test: passive.id,
    'question of a copy of the test': copy.questions[0]?.id ?? '',
    'question of a passive test': passive.questions[0]?.id ?? '',
  }
}

/** Everything about the others. */
const untouched = async () => ({
  users: await server.db.select().from(users).where(eq(users.id, real.user)),
  attempts: await server.db
    .select()
    .from(levelTestAttempts)
    .where(inArray(levelTestAttempts.id, [real['running attempt'], real['completed attempt']]))
    .orderBy(levelTestAttempts.id),
  answers: await server.db
    .select()
    .from(levelTestAnswers)
    .where(inArray(levelTestAnswers.attemptId, [real['running attempt'], real['completed attempt']])),
})

const submissions = tries(500, 10)

/** Whole tenths of a second: none of them is at a rounding limit. */
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((n) => n / 10)
const option = fc.constantFrom(...optionIds, null)
const aReal = fc.constantFrom(...realKinds)
/** Before saving an answer, tries one of another learner's record, or of another test's question. */
const saves = fc.array(
  fc.record({ selected: option, wait: tenths(60), isShown: fc.boolean(), astray: fc.option(aReal) }),
  { maxLength: 5 },
)
// A body with these names is refused as a whole
const key = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
const nonsense = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.object({ key, maxDepth: 1 }))
const claims = fc.array(
  fc.record(
    {
      question: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 4 }) },
        fc.constantFrom('unknown', 'nonsense'),
        aReal,
      ),
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
  isOpenShown: fc.boolean(),
  waitAtEnd: fc.oneof(tenths(40), tenths(300)),
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
      'attemptId',
    ),
    fc.oneof(
      nonsense,
      aReal.map((kind) => ({ kind })),
    ),
  ),
})
type Forgery = typeof forgery extends fc.Arbitrary<infer Value> ? Value : never
type Claim = Forgery['claims'][number]
type Saved = { selected: unknown; seconds: number | null }

const questionOf = ({ question }: Pick<Claim, 'question'>) =>
  typeof question === 'number'
    ? (active.questions[question]?.id ?? '')
    : { ...real, unknown: randomUUID(), nonsense: 'x' }[question]

/** A field may name a real record. */
const valueOf = (value: unknown): unknown => {
  const kind = realKinds.find((one) => one === Object(value).kind)
  return kind ? real[kind] : value
}

type Seen = {
  saved: Saved[]
  /** Since the open question was shown; null when it was not. */
  openSeconds: number | null
  sent: object[]
  elapsed: number
}

/** The expected result, written from the decisions without the domain's code. */
function reference({ saved, openSeconds, sent, elapsed }: Seen) {
  const points = active.questions.map((question, position) => {
    const limit = question.type === 'text' ? 30 : 20
    const closed = question.type === 'text' ? 0 : 3 + (question.audioSeconds ?? 0)
    const claim = sent.map(Object).find(({ questionId }) => questionId === question.id)
    // After saved answers, only the answer to the open question counts, as saved at the end
    const isLast = saved.length > 0 && position === saved.length
    const kept =
      saved[position] ?? (isLast && claim ? { selected: claim.selectedOptionId, seconds: openSeconds } : null)
    let [selected, seconds]: [unknown, number] = [null, 0]
    if (kept) {
      seconds = kept.seconds === null || kept.seconds < closed ? limit : kept.seconds - closed
      selected = kept.seconds !== null && kept.seconds > closed + limit + 3 ? null : kept.selected
    } else if (claim && saved.length === 0) {
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
  const level = ['A1', 'A2', 'B1', 'B2', 'C1'][[1400, 2000, 2600, 3300].filter((cut) => score >= cut).length]
  return { points, sum, score, level }
}

const wait = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + Math.round(seconds * 1000))
}

/** Aims at records of others: a foreign attempt answers 404, a foreign question is not the open one. */
async function goAstray(attemptId: string, kind: (typeof realKinds)[number], as: TestUser) {
  const isQuestion = kind.startsWith('question')
  const questionId = isQuestion ? real[kind] : (active.questions[1]?.id ?? '')
  const named = { params: { id: isQuestion ? attemptId : real[kind] }, body: { questionId } }
  const shown = await server.call(contract.showQuestion, named, { as })
  const answer = { ...named, body: { questionId, selectedOptionId: 'B' as const } }
  const saved = await server.call(contract.saveAnswer, answer, { as })
  expect([shown.status, saved.status]).toEqual(isQuestion ? [200, 200] : [404, 404])
}

/** Answers question by question; returns what the server must have stored. */
async function save({ saves: answers, isOpenShown }: Forgery, learner: TestUser) {
  const { body } = await server.call(contract.startAttempt, {}, { as: learner })
  const { id } = contract.startAttempt.reply.parse(body)
  const saved: Saved[] = []
  const show = (questionId: string) =>
    server.call(contract.showQuestion, { params: { id }, body: { questionId } }, { as: learner })
  for (const [position, { selected, wait: seconds, isShown, astray }] of answers.entries()) {
    const { id: questionId = '', type } = active.questions[position] ?? {}
    if (isShown) await show(questionId)
    wait(seconds)
    if (astray) await goAstray(id, astray, learner)
    const answer = { params: { id }, body: { questionId, selectedOptionId: selected } }
    await server.call(contract.saveAnswer, answer, { as: learner })
    saved.push({ selected, seconds: isShown || type === 'text' ? seconds : null })
  }
  const open = active.questions[saved.length]
  if (open && isOpenShown) await show(open.id)
  return { saved, isOpen: open?.type === 'text' || isOpenShown }
}

/** Takes the test as the forger does; returns what the server must have seen. */
async function play(forged: Forgery) {
  const { isStarted, claims: given, waitAtEnd, fields } = forged
  const learner = await aUser(server.db)
  const begun = server.clock.now
  const { saved, isOpen } = isStarted ? await save(forged, learner) : { saved: [], isOpen: false }
  wait(waitAtEnd)
  const sent = given.map(({ question, ...claim }) => ({ ...claim, questionId: questionOf({ question }) }))
  const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]))
  const body = JSON.parse(JSON.stringify({ ...named, testId: active.id, answers: sent }))
  const reply = await server.call(contract.submitAttempt, Object({ body }), { as: learner })
  const elapsed = isStarted ? (server.clock.now.getTime() - begun.getTime()) / 1000 : Infinity
  const openSeconds = isOpen ? waitAtEnd : null
  return { learner, reply, expected: reference({ saved, openSeconds, sent: body.answers, elapsed }) }
}

test(`${submissions} forged submissions give the reference scorer’s result, and change nothing of others`, async () => {
  const before = await untouched()
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
  expect(await untouched()).toEqual(before)
}, 300_000)
