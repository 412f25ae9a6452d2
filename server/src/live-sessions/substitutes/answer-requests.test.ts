import { errors } from '@sohbet/contract/errors'
import * as contract from '@sohbet/contract/live-sessions/substitutes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { requestCalls } from '../../testing/apps/request-calls.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aLesson } from '../../testing/rows/lessons.ts'
import { aClassAt, sessionsOn, thatMonday, type Class } from '../../testing/rows/live-sessions.ts'

let server: TestApp
let group: Class
let other: TestUser
let otherId: string
/** Monday evening, and noon and evening a week later. */
let sessionIds: string[]
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
  other = await aUserOf(server.db, 'coach')
  otherId = (await aCoach(server.db, { userId: other.id })).id
  const { noon, evening } = sessionsOn(group.course.id, '2026-03-09')
  sessionIds = [group.evening, noon, evening]
  for (const id of sessionIds)
    await server.call(
      contract.askSubstitute,
      { params: { id }, body: { coachId: otherId } },
      { as: group.coach },
    )
})

const openIds = async (as = other) =>
  contract.listSessionRequests.reply
    .parse((await server.call(contract.listSessionRequests, {}, { as })).body)
    .map(({ id }) => id)
const { answer, results, newsOf } = requestCalls(contract.answerSessionRequests, () => ({
  app: server,
  as: other,
}))
const taught = async () =>
  (await server.db.select().from(liveSessions).where(eq(liveSessions.courseId, group.course.id))).filter(
    ({ substituteCoachId }) => substituteCoachId === otherId,
  )

test('a coach takes several sessions at once, and everyone concerned reads of all of them in one notice', async () => {
  const ids = await openIds()
  expect((await newsOf(other, 'unread')).map(({ kind }) => kind)).toEqual(Array(3).fill('session_asked'))
  await server.db.update(notifications).set({ isMailDue: false, mailedAt: server.clock.now })
  expect(await results(answer(ids, true))).toEqual([null, null, null])
  expect(await taught()).toHaveLength(3)
  const all = {
    kind: 'session_handed_over',
    sessionId: sessionIds[0],
    more: [{ sessionId: sessionIds[1] }, { sessionId: sessionIds[2], course: group.course.name }],
  }
  expect(await newsOf(group.learner)).toMatchObject([{ ...all, reader: 'class', other: other.username }])
  expect(await newsOf(group.coach)).toMatchObject([{ ...all, reader: 'leaves', other: other.username }])
  // The requests count as read
  expect(await newsOf(other, 'unread')).toMatchObject([
    { ...all, reader: 'takes', other: group.coach.username },
  ])

  // The reply was lost, and the client sends it again
  expect(await results(answer(ids, true))).toEqual([null, null, null])
  expect(await newsOf(group.learner)).toHaveLength(1)
  expect(await results(answer(ids, false))).toEqual(Array(3).fill(errors.REQUEST_NOT_FOUND.en))
  expect(await taught()).toHaveLength(3)
})

test('a session that cannot be taken any more stays open with the reason, and the others change hands', async () => {
  await aLesson(server.db, {
    coachId: otherId,
    userId: (await aUserOf(server.db, 'learner')).id,
    startsAt: thatMonday('18:45:00'),
  })
  const [first = '', ...rest] = await openIds()
  expect(await results(answer([first, ...rest], true))).toEqual([errors.COACH_NOT_FREE.en, null, null])
  expect(await openIds()).toEqual([first])
  expect(await newsOf(group.learner)).toMatchObject([{ sessionId: sessionIds[1], more: [{}] }])
})

test('a coach declines several at once; the answer of two devices counts once', async () => {
  const [first = '', second = '', third = ''] = await openIds()
  const replies = await Promise.all([
    results(answer([first, second], false)),
    results(answer([second, first], false)),
  ])
  expect(replies).toEqual([
    [null, null],
    [null, null],
  ])
  expect(await newsOf(group.coach)).toMatchObject([
    { kind: 'session_declined', other: other.username, more: [{ sessionId: sessionIds[1] }] },
  ])
  expect(await openIds()).toEqual([third])
})

test('a coach who answers a request to another coach gets 404, and none of the sessions changes hands', async () => {
  const stranger = await aUserOf(server.db, 'coach')
  const { id: strangerId } = await aCoach(server.db, { userId: stranger.id })
  const [first = '', second = ''] = await openIds()
  await server.call(
    contract.askSubstitute,
    { params: { id: sessionIds[0] ?? '' }, body: { coachId: strangerId } },
    { as: group.coach },
  )
  const [own = ''] = await openIds(stranger)
  expect(codeOf((await answer([own, second], true, stranger)).body)).toBe('REQUEST_NOT_FOUND')
  // The question went on to the stranger
  expect(await results(answer([first], true))).toEqual([errors.REQUEST_NOT_FOUND.en])
  expect(await taught()).toEqual([])
})
