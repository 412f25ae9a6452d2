import { getCoachDashboard } from '@sohbet/contract/core/dashboards'
import { errors } from '@sohbet/contract/errors'
import * as staff from '@sohbet/contract/lessons/coach-lessons'
import * as contract from '@sohbet/contract/lessons/lesson-requests'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { on } from '../../testing/apps/lesson-calls.ts'
import { requestCalls } from '../../testing/apps/request-calls.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
let coach: TestUser
let coachId: string
let other: TestUser
let otherId: string
let pupil: TestUser
let second: TestUser
/** Two of the same learner, and one of another learner, on one day. */
let lessonIds: string[]
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  coach = await aUserOf(server.db, 'coach')
  coachId = (await aLessonCoach(server.db, { userId: coach.id })).coachId
  other = await aUserOf(server.db, 'coach')
  otherId = (await aLessonCoach(server.db, { userId: other.id })).coachId
  pupil = await aUserOf(server.db, 'learner')
  second = await aUserOf(server.db, 'learner')
  lessonIds = []
  for (const [userId, time] of [
    [pupil.id, '14:30'],
    [pupil.id, '16:00'],
    [second.id, '17:30'],
  ] as const) {
    const { id } = await aLesson(server.db, { coachId, userId, startsAt: new Date(on(time)) })
    await ask(id)
    lessonIds.push(id)
  }
})

const ask = (id: string, toCoachId = otherId) =>
  server.call(contract.askCoach, { params: { id }, body: { coachId: toCoachId } }, { as: coach })
const asked = async (as = other) =>
  contract.listLessonRequests.reply.parse((await server.call(contract.listLessonRequests, {}, { as })).body)
    .asked
const openIds = async (as = other) => (await asked(as)).map(({ id }) => id)
const { answer, results, newsOf } = requestCalls(contract.answerLessonRequests, () => ({
  app: server,
  as: other,
}))
const taken = async () =>
  (await server.db.select().from(lessons).where(inArray(lessons.id, lessonIds))).filter(
    (lesson) => lesson.coachId === otherId,
  ).length

test('a coach asks a free coach to take a lesson, and the asked coach sees it', async () => {
  const [id = ''] = lessonIds
  const { body } = await server.call(staff.listFreeCoaches, { params: { id } }, { as: coach })
  expect(staff.listFreeCoaches.reply.parse(body)).toContainEqual({ id: otherId, name: other.username })
  expect((await newsOf(other)).map(({ kind }) => kind)).toEqual(Array(3).fill('lesson_asked'))
  const [first] = await asked()
  expect(first).toMatchObject({ lessonId: id, from: coach.username, learners: [pupil.username] })
  // The coach's home shows it too, until it is answered
  const home = async (as = other) =>
    getCoachDashboard.reply.parse((await server.call(getCoachDashboard, {}, { as })).body).askedLessons
  expect((await home())[0]).toEqual(first)
  expect(await home(coach)).toEqual([])
  await answer(await openIds(), false)
  expect(await home()).toEqual([])
})

test('a coach takes several lessons at once, and everyone concerned reads of all of them in one notice', async () => {
  const ids = await openIds()
  await server.db.delete(notifications)
  expect(await results(answer(ids, true))).toEqual([null, null, null])
  expect(await taken()).toBe(3)
  const handed = { kind: 'lesson_handed_over', startsAt: on('14:30') }
  const more = [{ startsAt: on('16:00') }, { startsAt: on('17:30') }]
  expect(await newsOf(pupil)).toMatchObject([{ ...handed, other: other.username, more: [more[0]] }])
  expect(await newsOf(second)).toMatchObject([{ startsAt: on('17:30'), reader: 'learner' }])
  expect(await newsOf(coach)).toMatchObject([{ ...handed, reader: 'leaves', other: other.username, more }])
  expect(await newsOf(other)).toMatchObject([{ ...handed, reader: 'takes', other: '', more }])

  // The reply was lost, and the client sends it again
  expect(await results(answer(ids, true))).toEqual([null, null, null])
  expect(await newsOf(pupil)).toHaveLength(1)
  expect(await results(answer(ids, false))).toEqual(Array(3).fill(errors.REQUEST_NOT_FOUND.en))
  expect(await taken()).toBe(3)
})

test('a lesson that the coach cannot take any more stays open with the reason, and the others change hands', async () => {
  const [first = '', ...rest] = await openIds()
  const { id: userId } = await aUserOf(server.db, 'learner')
  await aLesson(server.db, { coachId: otherId, userId, startsAt: new Date(on('15:00')) })
  expect(await results(answer([first, ...rest], true))).toEqual([errors.TIME_TAKEN.en, null, null])
  expect(await openIds()).toEqual([first])
  expect(await taken()).toBe(2)
})

test('a coach declines several lessons at once; the answer of two devices counts once, and the request about a cancelled lesson is withdrawn', async () => {
  const [first = '', second = '', third = ''] = await openIds()
  await server.db.delete(notifications)
  const replies = await Promise.all([
    results(answer([first, second], false)),
    results(answer([second, first], false)),
  ])
  expect(replies).toEqual([
    [null, null],
    [null, null],
  ])
  expect(await newsOf(coach)).toMatchObject([
    { kind: 'lesson_declined', what: 'coach', other: other.username, more: [{ startsAt: on('16:00') }] },
  ])
  const { status } = await server.call(
    staff.cancelLessonByStaff,
    { params: { id: lessonIds[2] ?? '' }, body: {} },
    { as: coach },
  )
  expect(status).toBe(200)
  expect(await results(answer([third], false))).toEqual([errors.REQUEST_NOT_FOUND.en])
  expect(await taken()).toBe(0)
})

test('a coach who answers a request to another coach gets 404, and none of the lessons changes hands', async () => {
  const stranger = await aUserOf(server.db, 'coach')
  const { coachId: strangerId } = await aLessonCoach(server.db, { userId: stranger.id })
  const [first = '', second = ''] = await openIds()
  await ask(lessonIds[0] ?? '', strangerId)
  const [own = ''] = await openIds(stranger)
  expect(codeOf((await answer([own, second], true, stranger)).body)).toBe('REQUEST_NOT_FOUND')
  // The question went on to the stranger
  expect(await results(answer([first], true))).toEqual([errors.REQUEST_NOT_FOUND.en])
  expect(await taken()).toBe(0)
})

test('the notice of a request counts as read once it is answered or withdrawn', async () => {
  const stranger = await aUserOf(server.db, 'coach')
  const { coachId: strangerId } = await aLessonCoach(server.db, { userId: stranger.id })
  const startsUnread = async (as: TestUser) =>
    (await newsOf(as, 'unread')).flatMap((notice) =>
      notice.kind === 'lesson_asked' ? [notice.startsAt] : [],
    )
  const [first = ''] = await openIds()
  await answer([first], true)
  expect((await startsUnread(other)).toSorted()).toEqual([on('16:00'), on('17:30')])
  // Its mail still waits
  await ask(lessonIds[1] ?? '', strangerId)
  expect(await newsOf(other)).toHaveLength(3)
  expect(await startsUnread(other)).toEqual([on('17:30')])
  // Its mail has gone out
  await server.db.update(notifications).set({ isMailDue: false, mailedAt: server.clock.now })
  const params = { id: lessonIds[2] ?? '' }
  await server.call(staff.cancelLessonByStaff, { params, body: {} }, { as: coach })
  expect(await startsUnread(other)).toEqual([])
  expect(await newsOf(other)).toHaveLength(3)
})
