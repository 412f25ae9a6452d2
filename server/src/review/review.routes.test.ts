import { randomUUID } from 'node:crypto'
import { saveRating } from '@sohbet/contract/learning/ratings'
import * as contract from '@sohbet/contract/learning/review'
import { saveVideoProgress } from '@sohbet/contract/learning/progress'
import { submitAnswer } from '@sohbet/contract/learning/quiz-attempts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterRatings } from '../cards/schedule.ts'
import { reviewCards, reviewRatings } from '../db/tables/review/review.ts'
import { users } from '../db/tables/people/users.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourseOfFour, anOpenModule, aQuizAttempt, aQuizOfFour } from '../testing/rows/learning.ts'
import { aReviewCard, someWords } from '../testing/rows/review.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  learner = await aUserOf(server.db, 'learner')
})

const read = async (as = learner) => {
  const { body } = await server.call(contract.getReview, {}, { as })
  return contract.review.parse(body)
}
type Rating = { cardId: string; ratedAt?: string; grade?: 1 | 2 | 3 | 4; id?: string }
const rate = (
  { cardId, ratedAt = '2026-03-02T08:00:00Z', grade = 3, id = randomUUID() }: Rating,
  as = learner,
) =>
  server.call(saveRating, { body: { id, cardId, grade, asking: 'translate', ratedAt, seconds: 5 } }, { as })
const cardNow = async (id: string) =>
  (await server.db.select().from(reviewCards).where(eq(reviewCards.id, id)))[0]
const logOf = (cardId: string) =>
  server.db.select().from(reviewRatings).where(eq(reviewRatings.cardId, cardId))

describe('the due cards', () => {
  test('are the words of open modules, eight new ones a day', async () => {
    const { course, modules } = await aCourseOfFour(server.db)
    for (const { id } of modules) await someWords(server.db, { moduleId: id, count: 6 })
    await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
    // Two of the four modules are open
    expect(await read()).toMatchObject({ more: 0, nextDue: '2026-03-02T21:00:00.000Z', doneToday: 0 })
    expect(await server.db.$count(reviewCards, eq(reviewCards.userId, learner.id))).toBe(12)
    const { cards } = await read()
    expect(cards).toHaveLength(8)
    expect(cards[0]).toMatchObject({ asking: 'translate', isNew: true, question: null })
  })

  test('become more at the learner’s midnight', async () => {
    await server.db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, learner.id))
    const { module } = await anOpenModule(server.db, learner.id)
    await someWords(server.db, { moduleId: module.id, count: 10 })
    expect((await read()).cards).toHaveLength(8)
    server.clock.now = new Date('2026-03-03T04:59:00Z')
    expect((await read()).cards).toHaveLength(8)
    server.clock.now = new Date('2026-03-03T05:00:00Z')
    expect((await read()).cards).toHaveLength(10)
  })

  test('of one review are at most 20, longest due first, and never of another learner', async () => {
    for (let day = 1; day <= 22; day++)
      await aReviewCard(server.db, {
        userId: learner.id,
        phrase: `word ${day}`,
        due: new Date(Date.UTC(2026, 1, day)),
      })
    await aReviewCard(server.db, { userId: (await aUser(server.db)).id })
    const { cards, more } = await read()
    expect(cards.map(({ word }) => word?.term)).toEqual(
      Array.from({ length: 20 }, (_, index) => `word ${index + 1}`),
    )
    expect(more).toBe(2)
    expect(cards[0]?.asking).toBe('recall')
  })

  test('are added when the learner opens a module for the first time', async () => {
    const { module } = await anOpenModule(server.db, learner.id)
    await someWords(server.db, { moduleId: module.id, count: 3 })
    const watch = () =>
      server.call(
        saveVideoProgress,
        { params: { id: module.id }, body: { position: 3, watched: false } },
        { as: learner },
      )
    expect((await watch()).status).toBe(200)
    await watch()
    expect(await server.db.$count(reviewCards, eq(reviewCards.userId, learner.id))).toBe(3)
  })

  test('include tomorrow the questions that the learner answered wrongly, with their keys', async () => {
    const { module } = await anOpenModule(server.db, learner.id)
    const { quiz, choice, blank, sentence, pieces } = await aQuizOfFour(server.db, module.id)
    const attempt = await aQuizAttempt(server.db, { userId: learner.id, quizId: quiz.id })
    const answers = [
      [choice.id, 'A'],
      [blank.id, 'are'],
      [sentence.id, 'Tea'],
      [pieces.id, 'Mind the gap please'],
    ] as const
    for (const [questionId, answer] of answers)
      await server.call(
        submitAnswer,
        { body: { userQuizId: attempt.id, questionId, answer } },
        { as: learner },
      )
    expect((await read()).cards).toEqual([])
    server.clock.now = new Date('2026-03-03T09:00:00Z')
    const { cards } = await read()
    expect(new Set(cards.map(({ question }) => question?.correctAnswer))).toEqual(
      new Set(['B', 'I would like a cup of tea, please.']),
    )
    expect(cards.every(({ asking, word }) => asking === 'question' && word === null)).toBe(true)
  })
})

describe('a rating', () => {
  test('sets the next due day and leaves the review', async () => {
    const card = await aReviewCard(server.db, { userId: learner.id })
    expect((await rate({ cardId: card.id })).body).toEqual({
      cardId: card.id,
      due: '2026-03-04T21:00:00.000Z',
    })
    expect(await read()).toMatchObject({ cards: [], doneToday: 1, nextDue: '2026-03-04T21:00:00.000Z' })
  })

  test('counts once, however often it is sent', async () => {
    const { id: cardId } = await aReviewCard(server.db, { userId: learner.id })
    const id = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => rate({ cardId, id })))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    await rate({ cardId, id, grade: 1 })
    expect(await logOf(cardId)).toHaveLength(1)
    expect(await cardNow(cardId)).toMatchObject({ reps: 1, lapses: 0 })
  })

  test('that arrives late takes its place in time', async () => {
    const given = [
      ['2026-02-21T08:00:00Z', 3],
      ['2026-02-24T08:00:00Z', 1],
      ['2026-02-26T08:00:00Z', 3],
    ] as const
    const states = []
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const card = await aReviewCard(server.db, { userId: learner.id })
      for (const place of order) {
        const [ratedAt, grade] = given[place] ?? given[0]
        expect((await rate({ cardId: card.id, ratedAt, grade })).status).toBe(200)
      }
      const { due, stability, difficulty, reps, lapses, lastReview } = (await cardNow(card.id)) ?? card
      states.push({ due, stability, difficulty, reps, lapses, lastReview })
    }
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
    expect(states[0]).toMatchObject({ reps: 3, lapses: 1, lastReview: new Date('2026-02-26T08:00:00Z') })
  })

  test('of two devices at once is never lost', async () => {
    const { id: cardId, due } = await aReviewCard(server.db, { userId: learner.id })
    const times = Array.from({ length: 8 }, (_, index) => `2026-02-2${index + 1}T08:00:00Z`)
    await Promise.all(times.map((ratedAt) => rate({ cardId, ratedAt })))
    expect(await logOf(cardId)).toHaveLength(8)
    const expected = afterRatings(
      due,
      times.map((time) => ({ grade: 3, ratedAt: new Date(time), timeZone: 'Europe/Istanbul' })),
    )
    expect(await cardNow(cardId)).toMatchObject({ ...expected })
  })

  test('of a device whose clock is ahead happened now', async () => {
    const { id: cardId } = await aReviewCard(server.db, { userId: learner.id })
    await rate({ cardId, ratedAt: '2031-01-01T00:00:00Z' })
    expect(await cardNow(cardId)).toMatchObject({ lastReview: server.clock.now })
  })

  test('of another learner’s card is refused', async () => {
    const { id: cardId } = await aReviewCard(server.db, { userId: (await aUser(server.db)).id })
    expect((await rate({ cardId })).status).toBe(404)
    expect(await logOf(cardId)).toEqual([])
  })

  test('cannot be changed afterwards, by a rule of the database', async () => {
    const { id: cardId } = await aReviewCard(server.db, { userId: learner.id })
    await rate({ cardId })
    const change = server.db.update(reviewRatings).set({ grade: 1 })
    await expect(change).rejects.toMatchObject({ cause: { message: 'ratings are append-only' } })
  })
})
