import { giveFeedback } from '@sohbet/contract/lessons/coach-lessons'
import { saveRating } from '@sohbet/contract/learning/ratings'
import { getReviewReminder, setReviewReminder } from '@sohbet/contract/learning/review-reminder'
import { setNotificationPreference } from '@sohbet/contract/notifications/notifications'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { reviewCards } from '../db/tables/review/review.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLesson, aLessonCoach } from '../testing/rows/lessons.ts'
import { aReviewCard } from '../testing/rows/review.ts'
import { remindOfReviews } from './remind-of-reviews.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  learner = await aUserOf(server.db, 'learner')
  server.clock.now = new Date('2026-03-02T09:00:00Z')
})

const choose = (hour: number | null) => server.call(setReviewReminder, { body: { hour } }, { as: learner })
/** Two processes run the job at the same time. */
const remindAt = async (clock: string) => {
  const now = new Date(`2026-03-${clock}:00Z`)
  await Promise.all([remindOfReviews({ db: server.db, now }), remindOfReviews({ db: server.db, now })])
}
const reminders = async () =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, learner.id))).filter(
    ({ kind }) => kind === 'review_due',
  )

test('no learner is reminded before they choose an hour, and the choice can be taken back', async () => {
  const read = () => server.call(getReviewReminder, {}, { as: learner })
  await aReviewCard(server.db, { userId: learner.id })
  expect((await read()).body).toEqual({ hour: null })
  for (let hour = 0; hour < 24; hour++) await remindAt(`02T${String(hour).padStart(2, '0')}:10`)
  await choose(19)
  expect((await read()).body).toEqual({ hour: 19 })
  await choose(null)
  await remindAt('02T16:10')
  expect(await reminders()).toEqual([])
})

test('a learner is reminded once a day, at the hour of their own clock, without a mail', async () => {
  await server.db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, learner.id))
  for (const phrase of ['in a bit', 'fair enough'])
    await aReviewCard(server.db, { userId: learner.id, phrase })
  await choose(19)
  // 19 o’clock in Istanbul
  await remindAt('02T16:10')
  expect(await reminders()).toEqual([])
  // 19 o’clock in New York
  for (const clock of ['03T00:01', '03T00:03', '03T00:59', '03T01:00']) await remindAt(clock)
  expect(await reminders()).toMatchObject([{ params: { count: 2 }, isMailDue: false }])
  await remindAt('04T00:01')
  expect(await reminders()).toHaveLength(2)
})

test('the reminder is mailed to learners who chose that', async () => {
  await aReviewCard(server.db, { userId: learner.id })
  await choose(12)
  const body = { kind: 'review_due' as const, isMailed: true }
  expect((await server.call(setNotificationPreference, { body }, { as: learner })).status).toBe(200)
  await remindAt('02T09:10')
  expect(await reminders()).toMatchObject([{ isMailDue: true }])
})

test('nobody is reminded who reviewed today or has nothing due', async () => {
  await choose(12)
  await remindAt('02T09:10')
  const [rated] = [
    await aReviewCard(server.db, { userId: learner.id, phrase: 'cheers' }),
    await aReviewCard(server.db, { userId: learner.id, phrase: 'mind the gap' }),
  ]
  const body = {
    id: randomUUID(),
    cardId: rated.id,
    grade: 3 as const,
    asking: 'recall' as const,
    seconds: 3,
  }
  // Just after the learner’s midnight
  await server.call(saveRating, { body: { ...body, ratedAt: '2026-03-01T21:01:00Z' } }, { as: learner })
  await remindAt('02T09:30')
  expect(await reminders()).toEqual([])
  await remindAt('03T09:30')
  expect(await reminders()).toHaveLength(1)
})

test('the words of a coach become cards, and follow the coach’s corrections until they are reviewed', async () => {
  const coach = await aUserOf(server.db, 'coach')
  const { coachId } = await aLessonCoach(server.db, { userId: coach.id })
  const { id } = await aLesson(server.db, { userId: learner.id, coachId })
  server.clock.now = new Date('2026-03-05T17:00:00Z')
  const give = (words: string[]) =>
    server.call(
      giveFeedback,
      { params: { id, userId: learner.id }, body: { wentWell: 'All', words, homework: '' } },
      { as: coach },
    )
  const cards = async () =>
    (await server.db.select().from(reviewCards).where(eq(reviewCards.userId, learner.id)))
      .map(({ phrase }) => String(phrase))
      .toSorted()
  expect((await give(['fair enuf', 'in a bit', 'Cheers'])).status).toBe(200)
  expect(await cards()).toEqual(['Cheers', 'fair enuf', 'in a bit'])
  const reviewed = { reps: 1, state: 2, lastReview: server.clock.now }
  await server.db.update(reviewCards).set(reviewed).where(eq(reviewCards.phrase, 'in a bit'))
  await give(['fair enough', 'cheers'])
  expect(await cards()).toEqual(['Cheers', 'fair enough', 'in a bit'])
})
