import {
  cancelLessonByStaff,
  giveFeedback,
  listCoachLessons,
  sayWhoCame,
} from '@sohbet/contract/lessons/coach-lessons'
import * as contract from '@sohbet/contract/lessons/lessons'
import * as shared from '@sohbet/contract/lessons/shared-lessons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveEvents } from '../../db/tables/core/live-events.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { users } from '../../db/tables/people/users.ts'
import { lessonCalls, on } from '../../testing/apps/lesson-calls.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLessonCoach } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'
import { checkNumbers } from './check-numbers.ts'

let server: TestApp
let coach: TestUser
let coachId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  coach = await aUserOf(server.db, 'coach')
  coachId = (await aLessonCoach(server.db, { userId: coach.id })).coachId
})

const { cancel, balance, lessonOf, noticesOf } = lessonCalls(() => server)
const fields = {
  startsAt: on('16:00'),
  topic: 'Travel stories',
  levelFrom: 'A2',
  levelTo: 'B1',
  seats: 3,
  leastSeats: 2,
} as const
const open = (changes: object = {}, as = coach) =>
  server.call(shared.openGroupClass, { body: { ...fields, ...changes } }, { as })
const opened = async (changes: object = {}) =>
  shared.openGroupClass.reply.parse((await open(changes)).body).id
const join = (id: string, as: TestUser) =>
  server.call(shared.joinLesson, { params: { id }, body: { wish: 'Sea stories' } }, { as })
const refusals = (answers: { status: number; body: unknown }[]) =>
  answers.filter(({ status }) => status >= 400).map(({ body }) => codeOf(body))
const learners = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aLearnerWithCredits(server.db, 1)))
/** Other tests have classes with other coaches. */
const offers = async (as: TestUser) =>
  shared.listOffers.reply
    .parse((await server.call(shared.listOffers, {}, { as })).body)
    .filter((offer) => offer.coach.id === coachId)
const check = async (moment: string) => {
  server.clock.now = new Date(moment)
  await checkNumbers({ db: server.db, now: server.clock.now })
}

describe('a group class is opened', () => {
  test('by a coach at a free time, also outside the weekly hours, and takes the time', async () => {
    // 23:30 in Istanbul; the hours end at 22:00
    expect((await open({ startsAt: on('20:30') })).body).toMatchObject({
      kind: 'group',
      endsAt: on('21:30'),
      topic: 'Travel stories',
      levels: { from: 'A2', to: 'B1' },
      seats: 3,
      leastSeats: 2,
      pupils: [],
    })
    expect(codeOf((await open({ startsAt: on('21:35') })).body)).toBe('CLASS_TIME_TAKEN')
    await opened()
    const learner = await aLearnerWithCredits(server.db, 1)
    const body = { kind: 'private' as const, coachId, startsAt: on('16:30') }
    const taken = await server.call(contract.bookLesson, { body }, { as: learner })
    expect(codeOf(taken.body)).toBe('TIME_TAKEN')
  })

  test('by an admin for a coach, who gets a notice; a coach opens none for others', async () => {
    const admin = await aUserOf(server.db, 'admin')
    expect(codeOf((await open({}, admin)).body)).toBe('COACH_NOT_FOUND')
    expect((await open({ coachId }, admin)).status).toBe(201)
    expect(await noticesOf(coach)).toMatchObject([{ kind: 'lesson_booked', lesson: 'group', other: '' }])
    const other = await aUserOf(server.db, 'coach')
    await aLessonCoach(server.db, { userId: other.id })
    expect(codeOf((await open({ coachId }, other)).body)).toBe('COACH_NOT_FOUND')
  })

  test('with 2 to 6 seats, a level range in order and a least number within the seats', async () => {
    expect((await open({ seats: 7 })).body).toMatchObject({ fields: { seats: 'Between 2 and 6 seats' } })
    expect((await open({ leastSeats: 4 })).body).toMatchObject({
      fields: { leastSeats: 'Not more than the seats' },
    })
    expect((await open({ levelTo: 'A1' })).body).toMatchObject({
      fields: { levelTo: 'The highest level must not be below the lowest' },
    })
    expect((await open({ topic: ' ' })).body).toMatchObject({ fields: { topic: 'Topic is required' } })
  })

  test('not in less than 12 hours', async () => {
    expect(codeOf((await open({ startsAt: on('20:59', '02') })).body)).toBe('CLASS_TIME_TAKEN')
  })
})

describe('learners', () => {
  test('make the open screens of the coach reload when they join and leave, without a notice', async () => {
    const [learner] = await learners(1)
    if (!learner) throw new Error('no learner')
    const id = await opened()
    const reloads = () => server.db.$count(liveEvents, eq(liveEvents.userId, coach.id))
    const before = await reloads()
    expect((await join(id, learner)).status).toBe(201)
    expect(await reloads()).toBe(before + 1)
    expect((await cancel(id, learner)).status).toBe(200)
    expect(await reloads()).toBe(before + 2)
    expect(await noticesOf(coach)).toEqual([])
  })

  test('of its levels see it with the seats left, and join for one credit until it is full', async () => {
    const id = await opened()
    const [one, two, three, late] = await learners(4)
    if (!one || !two || !three || !late) throw new Error('no learners')
    await server.db.update(users).set({ level: 'C1' }).where(eq(users.id, late.id))
    expect(await offers(late)).toEqual([])
    expect(codeOf((await join(id, late)).body)).toBe('LESSON_NOT_FOUND')
    await server.db.update(users).set({ level: 'A2' }).where(eq(users.id, late.id))
    expect(await offers(one)).toMatchObject([
      { id, kind: 'group', topic: 'Travel stories', levels: { from: 'A2', to: 'B1' }, seatsLeft: 3 },
    ])
    const answers = await Promise.all([one, two, three, late].map((as) => join(id, as)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '201', '201', '409'])
    expect(refusals(answers)).toEqual(['NO_SEAT_LEFT'])
    const balances = await Promise.all([one, two, three, late].map((as) => balance(as)))
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(1)
  })

  test('who join twice pay once', async () => {
    const id = await opened()
    const eager = await aLearnerWithCredits(server.db, 2)
    const answers = await Promise.all([join(id, eager), join(id, eager)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    expect(await balance(eager)).toBe(1)
  })

  test('cancel free of charge until 12 hours before; then the booking is closed too', async () => {
    const id = await opened({ leastSeats: 1 })
    const [one, two, three] = await learners(3)
    if (!one || !two || !three) throw new Error('no learners')
    await join(id, one)
    await join(id, two)
    await cancel(id, one)
    expect(await balance(one)).toBe(1)
    server.clock.now = new Date(on('04:00'))
    expect(codeOf((await join(id, three)).body)).toBe('BOOKING_CLOSED')
    expect(codeOf((await cancel(id, two)).body)).toBe('CREDIT_WOULD_BE_LOST')
    await cancel(id, two, true)
    // Nobody is left, but the numbers were enough when they counted
    await check(on('04:02'))
    expect(await lessonOf(id)).toMatchObject({ cancelledAt: null })
  })

  test('do not move it', async () => {
    const id = await opened()
    const [one] = await learners(1)
    if (!one) throw new Error('no learner')
    await join(id, one)
    const moved = await server.call(
      contract.moveLesson,
      { params: { id }, body: { startsAt: on('18:00') } },
      { as: one },
    )
    expect(codeOf(moved.body)).toBe('CLASS_STAYS')
  })
})

test('a class that the coach cancels offers each learner three times of private lessons', async () => {
  const id = await opened()
  const [one] = await learners(1)
  if (!one) throw new Error('no learner')
  await join(id, one)
  await server.call(cancelLessonByStaff, { params: { id }, body: {} }, { as: coach })
  const [news] = await noticesOf(one)
  expect(news).toMatchObject({ kind: 'lesson_cancelled', lesson: 'group', isCreditBack: true })
  expect(Object(news).others).toMatchObject([
    { lesson: 'private' },
    { lesson: 'private' },
    { lesson: 'private' },
  ])
})

describe('when the bookings end', () => {
  test('a class with too few learners is cancelled: credits back, all are told once', async () => {
    const id = await opened()
    const [one] = await learners(1)
    if (!one) throw new Error('no learner')
    await join(id, one)
    await check(on('03:59'))
    expect(await lessonOf(id)).toMatchObject({ cancelledAt: null })
    await check(on('04:00'))
    await check(on('04:02'))
    expect(await lessonOf(id)).toMatchObject({ cancelledBy: 'rule' })
    expect(await balance(one)).toBe(1)
    const cancelled = { kind: 'group_cancelled', topic: 'Travel stories', startsAt: on('16:00') }
    const told = async (user: TestUser) =>
      (await noticesOf(user)).filter(({ kind }) => kind === 'group_cancelled')
    expect(await told(one)).toEqual([expect.objectContaining({ ...cancelled, isCreditBack: true })])
    expect(await told(coach)).toEqual([expect.objectContaining({ ...cancelled, isCreditBack: false })])
  })

  test('a class with enough learners takes place', async () => {
    const id = await opened()
    const both = await learners(2)
    await Promise.all(both.map((as) => join(id, as)))
    await check(on('04:00'))
    expect(await lessonOf(id)).toMatchObject({ cancelledAt: null })
  })
})

describe('the coach', () => {
  test('sees who comes, marks each and gives each feedback', async () => {
    const id = await opened()
    const both = await learners(2)
    await Promise.all(both.map((as) => join(id, as)))
    server.clock.now = new Date(on('16:10'))
    const [one, two] = both
    if (!one || !two) throw new Error('no learners')
    const feedback = { wentWell: 'Questions', words: ['voyage'], homework: '' }
    const seat = (userId: string) => ({ params: { id, userId } })
    await server.call(sayWhoCame, { ...seat(one.id), body: { isPresent: true } }, { as: coach })
    await server.call(sayWhoCame, { ...seat(two.id), body: { isPresent: false } }, { as: coach })
    await server.call(giveFeedback, { ...seat(one.id), body: feedback }, { as: coach })
    const query = { from: on('00:00'), to: on('00:00', '06') }
    const [lesson] = listCoachLessons.reply.parse(
      (await server.call(listCoachLessons, { query }, { as: coach })).body,
    )
    const marks = lesson?.pupils.map((pupil) => [pupil.userId, pupil.isPresent, pupil.feedback, pupil.wish])
    expect(marks).toEqual(
      expect.arrayContaining([
        [one.id, true, feedback, 'Sea stories'],
        [two.id, false, null, 'Sea stories'],
      ]),
    )
  })

  test('who cancels gives the credits back, however late it is', async () => {
    const id = await opened()
    const both = await learners(2)
    await Promise.all(both.map((as) => join(id, as)))
    server.clock.now = new Date(on('15:00'))
    // The notices of the booking are no longer waiting
    await server.db.update(notifications).set({ isMailDue: false, mailedAt: sellingClock })
    await server.call(cancelLessonByStaff, { params: { id }, body: {} }, { as: coach })
    expect(await Promise.all(both.map((as) => balance(as)))).toEqual([1, 1])
    expect((await noticesOf(both[0] ?? coach)).map(({ kind }) => kind)).toContain('lesson_cancelled')
  })
})
