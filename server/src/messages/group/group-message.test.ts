import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/messaging/group-messages'
import { liveEvent } from '@sohbet/contract/core/live'
import { getThread, listThreads, sendMessage } from '@sohbet/contract/messaging/threads'
import { groupMessageLimits } from '@sohbet/domain/message/group-message'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { liveEvents } from '../../db/tables/core/live-events.ts'
import { hourlyCounts } from '../../db/tables/core/hourly-counts.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { messages, messageThreads } from '../../db/tables/messaging/messages.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { users } from '../../db/tables/people/users.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach, aCourse } from '../../testing/rows/catalogue.ts'
import { aGuestSeat } from '../../testing/rows/guests.ts'
import { halfWay } from '../../testing/rows/learning.ts'
import { aLesson } from '../../testing/rows/lessons.ts'
import { aPair, aTalk } from '../../testing/rows/messages.ts'
import { anEnrollment } from '../../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let pair: Awaited<ReturnType<typeof aPair>>
let second: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
beforeEach(async () => {
  await server.db.delete(messageThreads)
  await server.db.delete(hourlyCounts)
  pair = await aPair(server.db)
  second = await aUserOf(server.db, 'learner')
  await anEnrollment(server.db, { userId: second.id, courseId: pair.course.id })
})
afterAll(() => server.stop())

type To = Partial<contract.GroupAddress>
const send = (
  to: To,
  { key = randomUUID(), as = pair.coach }: { key?: string; as?: { id: string } } = {},
) => {
  const whole = { courseIds: [], userIds: [], ...to }
  return server.call(
    contract.sendGroupMessage,
    { body: { key, to: whole, text: 'See you at eight' } },
    { as },
  )
}
const both = () => ({ userIds: [pair.learner.id, second.id] })
const suspend = (id: string) =>
  server.db.update(users).set({ suspendedAt: server.clock.now }).where(eq(users.id, id))
const recipients = async () =>
  contract.listGroupRecipients.reply.parse(
    (await server.call(contract.listGroupRecipients, {}, { as: pair.coach })).body,
  )
const inbox = async (as: { id: string }) =>
  listThreads.reply.parse((await server.call(listThreads, { query: {} }, { as })).body).threads

describe('a message to several learners', () => {
  test('reaches each in the own conversation with the coach, after what was written there', async () => {
    const { id } = await aTalk(server.db, pair)
    expect(await send(both())).toMatchObject({ status: 201, body: { sent: 2, threadId: null } })
    const [first, ...none] = await inbox(pair.learner)
    expect(none).toEqual([])
    expect(first).toMatchObject({ id, unread: 2, last: { side: 'coach', text: 'See you at eight' } })
    const [other] = await inbox(second)
    expect(other).toMatchObject({ kind: 'course', unread: 1, with: { name: pair.coach.username } })
    expect(other?.id).not.toBe(id)
    const { body } = await server.call(getThread, { params: { id }, query: {} }, { as: pair.coach })
    expect(getThread.reply.parse(body).messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('notifies only learners without an unread message from the coach', async () => {
    await aTalk(server.db, pair)
    await send(both())
    const told = await server.db
      .select({ userId: notifications.userId, params: notifications.params })
      .from(notifications)
      .where(eq(notifications.personId, pair.coach.id))
    expect(told).toEqual([
      { userId: second.id, params: { threadId: expect.any(String), from: pair.coach.username } },
    ])
  })

  test('is sent once when the request is repeated, also at the same time', async () => {
    const key = randomUUID()
    const answers = await Promise.all([send(both(), { key }), send(both(), { key })])
    answers.push(await send(both(), { key }))
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ sent: 2, threadId: null })),
    )
    expect(await server.db.$count(messages)).toBe(2)
    await send(both())
    expect(await server.db.$count(messages)).toBe(4)
  })

  test('to one learner names the conversation', async () => {
    const { id } = await aTalk(server.db, pair)
    const key = randomUUID()
    for (const answer of [
      await send({ userIds: [pair.learner.id] }, { key }),
      await send({ userIds: [pair.learner.id] }, { key }),
    ])
      expect(answer.body).toEqual({ sent: 1, threadId: id })
  })

  test('goes to all learners of own courses and to chosen ones, each once, without closed accounts', async () => {
    const next = await aCourse(server.db, { ...halfWay, primaryCoachId: pair.course.primaryCoachId })
    await anEnrollment(server.db, { userId: pair.learner.id, courseId: next.id })
    const undecided = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: undecided.id, courseId: next.id, status: 'pending' })
    const courseIds = [pair.course.id, next.id]
    expect((await send({ courseIds, userIds: [second.id] })).body).toMatchObject({ sent: 2 })
    await suspend(second.id)
    expect((await send({ courseIds })).body).toMatchObject({ sent: 1 })
    await suspend(pair.learner.id)
    expect(codeOf((await send({ courseIds })).body)).toBe('GROUP_MESSAGE_NOBODY')
  })

  test('of a course that ended over a month ago reaches no one, even with a later lesson', async () => {
    await aLesson(server.db, {
      userId: pair.learner.id,
      coachId: pair.course.primaryCoachId,
      startsAt: new Date('2026-02-20T16:00:00Z'),
    })
    await server.db
      .update(courses)
      .set({ startDate: '2025-10-06', endDate: '2025-12-28' })
      .where(eq(courses.id, pair.course.id))
    expect(codeOf((await send({ courseIds: [pair.course.id] })).body)).toBe('GROUP_MESSAGE_NOBODY')
    expect((await send({ userIds: [pair.learner.id] })).status).toBe(201)
    expect(codeOf((await send({ userIds: [second.id] })).body)).toBe('GROUP_MESSAGE_UNREACHABLE')
  })

  test('reloads the open windows of the coach by one event, and those of each learner', async () => {
    await server.db.delete(liveEvents)
    await send(both())
    const told = await server.db
      .select({ userId: liveEvents.userId, event: liveEvents.event })
      .from(liveEvents)
    const kindsOf = (userId: string) =>
      told.flatMap((one) => (one.userId === userId ? [liveEvent.parse(one.event).kind] : []))
    expect(kindsOf(pair.coach.id)).toEqual(['messages'])
    for (const { id } of [pair.learner, second])
      expect(new Set(kindsOf(id))).toEqual(new Set(['message', 'notification']))
  })

  test('is refused as a whole, with the names, when a chosen learner cannot be written to', async () => {
    await suspend(second.id)
    const { status, body } = await send(both())
    expect([status, codeOf(body)]).toEqual([409, 'GROUP_MESSAGE_UNREACHABLE'])
    expect(body).toMatchObject({ message: expect.stringContaining(second.username) })
    expect(await server.db.$count(messages)).toBe(0)
  })

  test('is refused for learners and courses of others', async () => {
    const other = await aPair(server.db)
    for (const to of [
      { userIds: [pair.learner.id, other.learner.id] },
      { userIds: [pair.learner.id, randomUUID()] },
    ])
      expect(codeOf((await send(to)).body)).toBe('RECIPIENT_NOT_FOUND')
    for (const courseIds of [[pair.course.id, other.course.id], [randomUUID()]])
      expect(codeOf((await send({ courseIds, userIds: [pair.learner.id] })).body)).toBe('COURSE_NOT_FOUND')
    expect(await server.db.$count(messages)).toBe(0)
  })

  test('has a limit of learners and of messages in 24 hours', async () => {
    const userIds = Array.from({ length: groupMessageLimits.recipients + 1 }, () => randomUUID())
    expect((await send({ userIds })).status).toBe(400)
    expect((await send({})).status).toBe(400)
    const hour = new Date('2026-03-02T08:00:00Z')
    const count = groupMessageLimits.perDay - 1
    await server.db.insert(hourlyCounts).values({ key: `group messages ${pair.coach.id}`, hour, count })
    const { status, body } = await send(both())
    expect([status, codeOf(body)]).toEqual([429, 'GROUP_MESSAGE_DAY_FULL'])
    expect((await send({ userIds: [second.id] })).status).toBe(201)
  })
})

describe('a single session', () => {
  const at = { day: '2026-03-02', minute: 725, startsAt: new Date('2026-03-02T09:05:00Z') }

  test('lets its substitute write to the learners of the course, and not to the course as a whole', async () => {
    const substitute = await aUserOf(server.db, 'coach')
    const { id: substituteCoachId } = await aCoach(server.db, { userId: substitute.id })
    const courseId = pair.course.id
    expect((await send(both(), { as: substitute })).status).toBe(404)
    await server.db
      .insert(liveSessions)
      .values({ courseId, day: at.day, minute: at.minute, substituteCoachId, changedAt: server.clock.now })
    expect((await send(both(), { as: substitute })).body).toMatchObject({ sent: 2 })
    expect((await send({ courseIds: [courseId] }, { as: substitute })).status).toBe(404)
    const [thread] = await inbox(second)
    const reply = { clientId: randomUUID(), text: 'Thank you', attachmentIds: [] }
    const answer = { params: { id: thread?.id ?? '' }, body: reply }
    expect((await server.call(sendMessage, answer, { as: second })).status).toBe(201)
  })

  test('lets its coach write to a guest', async () => {
    const guest = await aUserOf(server.db, 'learner')
    const to = { userIds: [guest.id] }
    expect((await send(to)).status).toBe(404)
    await aGuestSeat(server.db, { userId: guest.id, courseId: pair.course.id, at })
    expect((await send(to)).body).toMatchObject({ sent: 1 })
  })
})

test('the list of recipients names own learners with their courses, and marks closed accounts', async () => {
  await aPair(server.db)
  await suspend(second.id)
  const list = await recipients()
  expect(list.courses).toEqual([{ id: pair.course.id, name: pair.course.name, mayAnnounce: true }])
  expect(new Map(list.learners.map((learner) => [learner.id, learner]))).toEqual(
    new Map([
      [pair.learner.id, { ...shown(pair.learner), isAway: false }],
      [second.id, { ...shown(second), isAway: true }],
    ]),
  )
})

const shown = ({ id, username }: TestUser) => ({ id, name: username, courseIds: [pair.course.id] })
