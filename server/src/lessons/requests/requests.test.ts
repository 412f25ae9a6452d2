import { maxReasonLength } from '@sohbet/contract/fields'
import * as staff from '@sohbet/contract/lessons/coach-lessons'
import { enterLesson } from '@sohbet/contract/lessons/lesson-door'
import * as calls from '@sohbet/contract/lessons/lesson-requests'
import * as contract from '@sohbet/contract/lessons/lessons'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coachAvailability } from '../../db/tables/lessons/availability.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { on } from '../../testing/apps/lesson-calls.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'
import { closeLessons } from '../close-lessons.ts'

let server: TestApp
let coach: TestUser
let coachId: string
let learner: TestUser
let id: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  coach = await aUserOf(server.db, 'coach')
  coachId = (await aLessonCoach(server.db, { userId: coach.id })).coachId
  learner = await aLearnerWithCredits(server.db, 2)
  const body = { kind: 'private' as const, coachId, startsAt: on('16:00') }
  const booked = await server.call(contract.bookLesson, { body }, { as: learner })
  id = contract.bookLesson.reply.parse(booked.body).id
  await server.db.update(notifications).set({ readAt: sellingClock })
})

const lessonNow = async () => (await server.db.select().from(lessons).where(eq(lessons.id, id)))[0]
const newsOf = async ({ id: userId }: { id: string }) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId)))
    .filter(({ readAt }) => readAt === null)
    .map(({ kind, params }) => ({ kind, ...Object(params) }))

describe('another time', () => {
  const propose = (startsAt: string) =>
    server.call(calls.proposeTime, { params: { id }, body: { startsAt } }, { as: coach })
  const answer = (isAccepted: boolean, proposed: string) =>
    server.call(calls.answerProposal, { params: { id }, body: { isAccepted, proposed } }, { as: learner })

  test('moves the lesson when the learner accepts, also within 12 hours', async () => {
    server.clock.now = new Date(on('10:00'))
    expect((await propose(on('18:00'))).body).toMatchObject({
      own: [{ lessonId: id, what: 'time', startsAt: on('18:00') }],
    })
    expect(await newsOf(learner)).toMatchObject([
      { kind: 'lesson_proposed', startsAt: on('18:00'), before: on('16:00'), other: coach.username },
    ])
    const { body } = await server.call(calls.listProposals, {}, { as: learner })
    expect(body).toMatchObject([{ lessonId: id, startsAt: on('16:00'), proposed: on('18:00') }])
    expect((await answer(true, on('18:00'))).body).toEqual([])
    expect((await lessonNow())?.startsAt).toEqual(new Date(on('18:00')))
    // The answered proposal counts as read
    expect((await newsOf(learner)).map(({ kind }) => kind)).not.toContain('lesson_proposed')
    expect(codeOf((await answer(true, on('18:00'))).body)).toBe('REQUEST_NOT_FOUND')
  })

  test('begins with an empty door record, whoever entered at the old time', async () => {
    server.clock.now = new Date(on('15:55'))
    for (const as of [coach, learner]) await server.call(enterLesson, { params: { id } }, { as })
    await propose(on('18:00'))
    await answer(true, on('18:00'))
    server.clock.now = new Date(on('17:55'))
    await server.call(enterLesson, { params: { id } }, { as: learner })
    server.clock.now = new Date(on('18:30'))
    await closeLessons({ db: server.db, now: server.clock.now })
    expect(await lessonNow()).toMatchObject({ coachCameAt: null, outcome: 'coach_absent' })
  })

  test('is checked again when it is accepted, and a replaced one cannot be accepted', async () => {
    await propose(on('18:00'))
    await propose(on('17:00'))
    expect(codeOf((await answer(true, on('18:00'))).body)).toBe('REQUEST_NOT_FOUND')
    const other = await aLearnerWithCredits(server.db, 1)
    await aLesson(server.db, { coachId, userId: other.id, startsAt: new Date(on('17:00')) })
    expect(codeOf((await answer(true, on('17:00'))).body)).toBe('TIME_TAKEN')
    expect((await lessonNow())?.startsAt).toEqual(new Date(on('16:00')))
  })

  test('that is declined leaves the lesson, and the coach reads of it', async () => {
    await propose(on('18:00'))
    expect((await answer(false, on('18:00'))).status).toBe(200)
    expect((await lessonNow())?.startsAt).toEqual(new Date(on('16:00')))
    expect(await newsOf(coach)).toMatchObject([
      { kind: 'lesson_declined', what: 'time', other: learner.username },
    ])
  })
})

test('a cancellation by the coach names three other free times, and books none of them', async () => {
  await server.call(staff.cancelLessonByStaff, { params: { id }, body: {} }, { as: coach })
  const [news] = await newsOf(learner)
  expect(news).toMatchObject({
    kind: 'lesson_cancelled',
    isCreditBack: true,
    by: coach.username,
    others: ['2026-03-03', '2026-03-04', '2026-03-05'].map((day) => ({
      coachId,
      coach: coach.username,
      startsAt: expect.stringContaining(day),
    })),
  })
  const credits = await server.call(getOwnCredits, {}, { as: learner })
  expect(getOwnCredits.reply.parse(credits.body).balance).toBe(2)
})

test('a cancellation by the coach does not offer the cancelled time again', async () => {
  // At 19:00 in Istanbul
  const none = { monday: [], tuesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  const week = { ...none, wednesday: [{ from: 19 * 60, until: 19 * 60 + 45 }] }
  await server.db.update(coachAvailability).set({ week }).where(eq(coachAvailability.coachId, coachId))
  await server.call(staff.cancelLessonByStaff, { params: { id }, body: {} }, { as: coach })
  const [news] = await newsOf(learner)
  const own = news.others.filter((time: { coachId: string }) => time.coachId === coachId)
  expect(own).toMatchObject([{ startsAt: on('16:00', '11') }])
})

test('the learner reads the reason of a cancellation in the notice', async () => {
  const cancel = (reason: string) =>
    server.call(staff.cancelLessonByStaff, { params: { id }, body: { reason } }, { as: coach })
  expect((await cancel('x'.repeat(maxReasonLength + 1))).status).toBe(400)
  expect((await cancel(' I am ill ')).status).toBe(200)
  expect(await newsOf(learner)).toMatchObject([{ kind: 'lesson_cancelled', reason: 'I am ill' }])
})

test('a learner whose new lesson is cancelled at once is notified, and the coach is not', async () => {
  const other = await aLearnerWithCredits(server.db, 1)
  const startsAt = on('18:00')
  const booked = await server.call(
    contract.bookLesson,
    { body: { kind: 'private', coachId, startsAt } },
    { as: other },
  )
  const params = { id: contract.bookLesson.reply.parse(booked.body).id }
  await server.call(staff.cancelLessonByStaff, { params, body: {} }, { as: coach })
  expect(await newsOf(other)).toMatchObject([{ kind: 'lesson_cancelled', startsAt, isCreditBack: true }])
  expect(await newsOf(coach)).toEqual([])
})

test('the learner reads once that feedback came', async () => {
  server.clock.now = new Date(on('16:20'))
  const give = (wentWell: string) =>
    server.call(
      staff.giveFeedback,
      { params: { id, userId: learner.id }, body: { wentWell, words: [], homework: '' } },
      { as: coach },
    )
  await give('Long sentences')
  await give('Long and short sentences')
  expect(await newsOf(learner)).toMatchObject([{ kind: 'lesson_feedback', other: coach.username }])
})

test('a coach keeps at most 50 phrases, and sees the average from 5 ratings on', async () => {
  const save = (phrases: string[]) => server.call(calls.savePhrases, { body: { phrases } }, { as: coach })
  expect((await save(['Well done'])).body).toEqual({ phrases: ['Well done'] })
  expect((await save(Array.from({ length: 51 }, () => 'x'))).status).toBe(400)
  expect((await server.call(calls.getPhrases, {}, { as: coach })).body).toEqual({ phrases: ['Well done'] })
  const rating = async () => (await server.call(calls.getOwnRating, {}, { as: coach })).body
  const rate = async (day: number, given: number) => {
    const startsAt = new Date(`2026-02-${day}T16:00:00Z`)
    const lesson = await aLesson(server.db, { coachId, userId: learner.id, startsAt })
    await server.db
      .update(lessonSeats)
      .set({ rating: given, ratedAt: sellingClock })
      .where(eq(lessonSeats.lessonId, lesson.id))
  }
  for (const [place, given] of [5, 4, 5, 3].entries()) await rate(10 + place, given)
  expect(await rating()).toEqual({ average: null, count: 4 })
  await rate(20, 5)
  expect(await rating()).toEqual({ average: 4.4, count: 5 })
})
