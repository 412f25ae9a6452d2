import { listNotifications } from '@sohbet/contract/notifications/notifications'
import * as contract from '@sohbet/contract/learning/quiz-attempts'
import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import {
  getLearnerModule,
  learnerModule,
  saveDocumentOpened,
  saveVideoProgress,
} from '@sohbet/contract/learning/progress'
import { exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { docIdOf } from '../progress/module-work.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { anOpenModule, aQuizOfFour } from '../testing/rows/learning.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { rightOrder } from './shown-options.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  learner = await aUserOf(server.db, 'learner')
})

/** A quiz of all four types in a module that is open to the learner. */
async function aQuizToTake() {
  const { module, course } = await anOpenModule(server.db, learner.id)
  return { module, course, ...(await aQuizOfFour(server.db, module.id)) }
}
type Taken = Awaited<ReturnType<typeof aQuizToTake>>

const start = async (quizId: string) =>
  contract.askedAttempt.parse(
    (await server.call(contract.startQuiz, { params: { id: quizId } }, { as: learner })).body,
  )
const submit = (userQuizId: string, questionId: string, answer: string | string[]) =>
  server.call(contract.submitAnswer, { body: { userQuizId, questionId, answer } }, { as: learner })
const saved = async (...given: Parameters<typeof submit>) =>
  contract.quizAttempt.parse((await submit(...given)).body)
const read = (quizId: string) =>
  server.call(contract.getQuizAttempt, { params: { userId: learner.id, quizId } }, { as: learner })
const restart = (userQuizId: string) =>
  server.call(contract.deleteQuizAttempt, { params: { userQuizId } }, { as: learner })
const seedOf = async (id: string) =>
  (await server.db.select().from(quizAttempts).where(eq(quizAttempts.id, id)))[0]?.seed ?? ''

/** All four answers; right by default. */
async function takeAll({ quiz, choice, blank, sentence, pieces }: Taken, choiceAnswer = 'B') {
  const { id } = await start(quiz.id)
  await submit(id, choice.id, choiceAnswer)
  await submit(id, blank.id, ' ARE. ')
  await submit(id, sentence.id, 'ı would lıke a cup of tea , please')
  return saved(id, pieces.id, rightOrder(pieces, await seedOf(id)))
}

describe('starting', () => {
  test('creates the attempt, and resumes it when repeated', async () => {
    const { quiz, choice } = await aQuizToTake()
    const first = await start(quiz.id)
    expect(first).toMatchObject({
      quizId: quiz.id,
      startedAt: '2026-03-02T09:00:00.000Z',
      completedAt: null,
      totalQuestionCount: 4,
      correctAnswerCount: null,
      answers: [],
      review: null,
    })
    await submit(first.id, choice.id, 'A')
    expect(await start(quiz.id)).toEqual({ ...first, answers: [{ questionId: choice.id, answer: 'A' }] })
  })

  test('many times at once creates one attempt', async () => {
    const { quiz } = await aQuizToTake()
    const attempts = await Promise.all(Array.from({ length: 20 }, () => start(quiz.id)))
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
    expect(await server.db.$count(quizAttempts, eq(quizAttempts.quizId, quiz.id))).toBe(1)
  })

  test('needs questions', async () => {
    const { module } = await anOpenModule(server.db, learner.id)
    const { id } = await aQuiz(server.db, { moduleId: module.id })
    const answer = await server.call(contract.startQuiz, { params: { id } }, { as: learner })
    expect([answer.status, codeOf(answer.body)]).toEqual([409, 'QUIZ_EMPTY'])
  })

  test('a quiz without a start has no attempt', async () => {
    const { quiz, module } = await aQuizToTake()
    const answer = await read(quiz.id)
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'QUIZ_NOT_STARTED'])
    const { body } = await server.call(getModuleQuiz, { params: { moduleId: module.id } }, { as: learner })
    expect(getModuleQuiz.reply.parse(body)).toMatchObject({ id: quiz.id, questionCount: 4, attempt: null })
  })
})

describe('answers', () => {
  test('are saved at once, and visible on another device', async () => {
    const { quiz, choice, blank } = await aQuizToTake()
    const { id } = await start(quiz.id)
    await submit(id, choice.id, 'C')
    server.clock.now = new Date('2026-03-02T09:01:00Z')
    const answers = [
      { questionId: choice.id, answer: 'C' },
      { questionId: blank.id, answer: 'is' },
    ]
    expect(await saved(id, blank.id, 'is')).toMatchObject({ answers, correctAnswerCount: null, review: null })
    expect((await read(quiz.id)).body).toMatchObject({ id, answers, completedAt: null })
  })

  test('are final: the same again changes nothing, another is refused', async () => {
    const { quiz, choice, pieces } = await aQuizToTake()
    const { id } = await start(quiz.id)
    const first = await saved(id, choice.id, 'C')
    expect(await saved(id, choice.id, 'C')).toEqual(first)
    const other = await submit(id, choice.id, 'B')
    expect([other.status, codeOf(other.body)]).toEqual([409, 'ANSWER_FINAL'])
    await submit(id, pieces.id, ['A', 'B', 'C', 'D'])
    expect((await submit(id, pieces.id, ['A', 'B', 'D', 'C'])).status).toBe(409)
    expect((await read(quiz.id)).body).toMatchObject({
      answers: [
        { questionId: choice.id, answer: 'C' },
        { questionId: pieces.id, answer: ['A', 'B', 'C', 'D'] },
      ],
    })
  })

  test('by two devices at once: one counts, for one question and for the last two', async () => {
    for (let round = 0; round < 8; round++) {
      learner = await aUserOf(server.db, 'learner')
      const { quiz, choice, blank, sentence, pieces } = await aQuizToTake()
      const { id } = await start(quiz.id)
      const both = await Promise.all([submit(id, choice.id, 'A'), submit(id, choice.id, 'B')])
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const won = both.find(({ status }) => status === 200)
      const { answers } = contract.quizAttempt.parse((await read(quiz.id)).body)
      expect(contract.quizAttempt.parse(won?.body).answers).toEqual(answers)
      await submit(id, blank.id, 'are')
      await Promise.all([submit(id, sentence.id, 'Tea'), submit(id, pieces.id, ['A', 'B', 'C', 'D'])])
      expect(contract.quizAttempt.parse((await read(quiz.id)).body).completedAt).not.toBeNull()
    }
  })

  test.each([
    ['choice', 'E'],
    ['choice', ['B']],
    ['blank', '...'],
    ['blank', ['are']],
    ['pieces', ['A', 'B', 'C']],
    ['pieces', ['A', 'A', 'B', 'C']],
  ] as const)('to %s that are invalid (%j) are refused', async (name, answer) => {
    const made = await aQuizToTake()
    const { id } = await start(made.quiz.id)
    const refused = await submit(id, made[name].id, typeof answer === 'string' ? answer : [...answer])
    expect([refused.status, codeOf(refused.body)]).toEqual([400, 'NOT_AN_ANSWER'])
    expect((await start(made.quiz.id)).answers).toEqual([])
  })

  test.each([[''], ['   '], [[]], [7], [null], [{ $ne: '' }], ['x'.repeat(2001)]])(
    'must be present and readable: %j',
    async (answer) => {
      const { quiz, choice } = await aQuizToTake()
      const { id } = await start(quiz.id)
      const refused = await submit(id, choice.id, Object(answer))
      expect([refused.status, Object.keys(Object(refused.body).fields ?? {})]).toEqual([400, ['answer']])
    },
  )

  test('with half a surrogate pair are stored without it', async () => {
    const { quiz, blank } = await aQuizToTake()
    const { id } = await start(quiz.id)
    const half = 'are \uD83D'
    expect((await saved(id, blank.id, half)).answers).toEqual([
      { questionId: blank.id, answer: 'are \uFFFD' },
    ])
    expect((await submit(id, blank.id, half)).status).toBe(200)
  })

  test('belong to a question of the quiz', async () => {
    const [{ quiz }, other] = [await aQuizToTake(), await aQuizToTake()]
    const { id } = await start(quiz.id)
    expect((await submit(id, other.choice.id, 'B')).status).toBe(404)
  })

  test('to a changed question are checked against its new version', async () => {
    const { quiz, choice } = await aQuizToTake()
    const { id } = await start(quiz.id)
    expect(codeOf((await submit(id, choice.id, 'nothing')).body)).toBe('NOT_AN_ANSWER')
    await server.db
      .update(quizQuestions)
      .set({ questionType: 'fill_blank', options: [], correctAnswer: 'nothing' })
      .where(eq(quizQuestions.id, choice.id))
    expect((await saved(id, choice.id, 'nothing')).answers).toHaveLength(1)
  })
})

describe('the completion', () => {
  test('comes with the last answer, and reveals result, right and accepted answers and explanations', async () => {
    const made = await aQuizToTake()
    const attempt = await takeAll(made, 'A')
    expect(attempt).toMatchObject({
      completedAt: '2026-03-02T09:00:00.000Z',
      totalQuestionCount: 4,
      correctAnswerCount: 3,
    })
    const { body } = await server.call(listNotifications, { query: {} }, { as: learner })
    const about = { courseId: made.course.id, moduleId: made.module.id, percentage: 75 }
    expect(body).toMatchObject({ data: [{ notice: { kind: 'quiz_result', ...about } }] })
    const order = rightOrder(made.pieces, await seedOf(attempt.id))
    const sentence = 'I would like a cup of tea, please.'
    expect(attempt.review).toEqual(
      (
        [
          [made.choice, false, 'B'],
          [made.blank, true, 'are'],
          [made.sentence, true, sentence],
          [made.pieces, true, order],
        ] as const
      ).map(([{ id, acceptedAnswers, explanation }, isCorrect, correctAnswer]) => ({
        questionId: id,
        isCorrect,
        correctAnswer,
        acceptedAnswers,
        explanation,
      })),
    )
    expect((await read(made.quiz.id)).body).toMatchObject(attempt)
    // Its last answer, sent again because the reply was lost
    expect(await saved(attempt.id, made.pieces.id, order)).toEqual(attempt)
  })

  test('accepts pieces joined by spaces', async () => {
    const { quiz, pieces } = await aQuizToTake()
    await server.db.delete(quizQuestions).where(eq(quizQuestions.questionType, 'multi-option'))
    await server.db.delete(quizQuestions).where(eq(quizQuestions.questionType, 'fill_blank'))
    await server.db.delete(quizQuestions).where(eq(quizQuestions.questionType, 'sentence'))
    const { id } = await start(quiz.id)
    expect((await saved(id, pieces.id, 'Mind the gap please')).correctAnswerCount).toBe(1)
  })

  test('completes the module when video and documents are done', async () => {
    const made = await aQuizToTake()
    const params = { id: made.module.id }
    const as = { as: learner }
    await server.call(saveVideoProgress, { params, body: { position: 9, watched: true } }, as)
    const docId = docIdOf(made.module.docs[0]?.source ?? '')
    await server.call(saveDocumentOpened, { params: { ...params, docId } }, as)
    await takeAll(made)
    const { work } = learnerModule.parse((await server.call(getLearnerModule, { params }, as)).body)
    expect(work).toMatchObject({
      isQuizCompleted: true,
      bestResult: 100,
      completedAt: '2026-03-02T09:00:00.000Z',
    })
  })

  test('is not changed by a question added later', async () => {
    const made = await aQuizToTake()
    const attempt = await takeAll(made)
    const late = await aQuizQuestion(server.db, { quizId: made.quiz.id, position: 9 })
    const answer = await submit(attempt.id, late.id, 'are')
    expect([answer.status, codeOf(answer.body)]).toEqual([409, 'QUIZ_COMPLETED'])
    expect((await read(made.quiz.id)).body).toMatchObject({ totalQuestionCount: 4, correctAnswerCount: 4 })
  })

  test('also comes when the last open question is deleted, or the server stopped before it', async () => {
    const made = await aQuizToTake()
    const { id } = await start(made.quiz.id)
    await submit(id, made.choice.id, 'B')
    await submit(id, made.blank.id, 'is')
    await submit(id, made.sentence.id, 'Tea')
    await server.db.delete(quizQuestions).where(eq(quizQuestions.id, made.pieces.id))
    expect((await read(made.quiz.id)).body).toMatchObject({
      completedAt: '2026-03-02T09:00:00.000Z',
      totalQuestionCount: 3,
      correctAnswerCount: 1,
    })
  })
})

describe('a restart', () => {
  test('deletes the answers and keeps the earned completion and the best result', async () => {
    const made = await aQuizToTake()
    const { id } = await takeAll(made)
    expect((await restart(id)).status).toBe(200)
    expect(codeOf((await read(made.quiz.id)).body)).toBe('QUIZ_NOT_STARTED')
    const again = await takeAll(made, 'A')
    expect(again.id).not.toBe(id)
    const { body } = await server.call(getLearnerModule, { params: { id: made.module.id } }, { as: learner })
    expect(learnerModule.parse(body).work).toMatchObject({ isQuizCompleted: true, bestResult: 100 })
  })

  test('repeated answers 404, and so do answers to the deleted attempt', async () => {
    const { quiz, choice } = await aQuizToTake()
    const { id } = await start(quiz.id)
    await restart(id)
    expect((await restart(id)).status).toBe(404)
    expect((await submit(id, choice.id, 'B')).status).toBe(404)
    expect((await start(quiz.id)).answers).toEqual([])
  })
})

test('attempts are exported to their owner, with right answers only when completed', async () => {
  const made = await aQuizToTake()
  const { id } = await start(made.quiz.id)
  await submit(id, made.choice.id, 'B')
  const exported = async () => {
    const { body } = await server.call(exportUser, { params: { id: learner.id } }, { as: learner })
    return JSON.stringify(Object(body).quiz_attempts)
  }
  expect(JSON.parse(await exported())).toMatchObject([
    { module: made.module.name, answers: [{ question: 'How ___ you?', answer: 'B' }] },
  ])
  expect(await exported()).not.toContain('isCorrect')
  await restart(id)
  await takeAll(made)
  expect(await exported()).toContain('"isCorrect":true')
})
