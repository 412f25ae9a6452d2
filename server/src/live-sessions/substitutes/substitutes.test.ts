import { errors } from '@sohbet/contract/errors'
import { listAttendance } from '@sohbet/contract/live-sessions/attendance'
import * as week from '@sohbet/contract/live-sessions/coach-week'
import * as sessions from '@sohbet/contract/live-sessions/live-sessions'
import * as contract from '@sohbet/contract/live-sessions/substitutes'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveSessionRequests, liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { sendReminders } from '../../reminders/send-reminders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aLesson } from '../../testing/rows/lessons.ts'
import { aClassAt, aCourseWithSessions, thatMonday, type Class } from '../../testing/rows/live-sessions.ts'
import { recordEndedSessions } from '../attendance/record-ended-sessions.ts'

let server: TestApp
let group: Class
let other: TestUser
let otherId: string
let id: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
  other = await aUserOf(server.db, 'coach')
  otherId = (await aCoach(server.db, { userId: other.id })).id
  id = group.evening
})

const free = async (as = group.coach) =>
  (await server.call(contract.listSubstitutes, { params: { id } }, { as })).body
const ask = (coachId = otherId, as = group.coach) =>
  server.call(contract.askSubstitute, { params: { id }, body: { coachId } }, { as })
const asked = async (as = other) =>
  contract.listSessionRequests.reply.parse((await server.call(contract.listSessionRequests, {}, { as })).body)
const answer = async (isAccepted: boolean) => {
  const ids = (await asked()).map((request) => request.id)
  const { body } = await server.call(
    contract.answerSessionRequests,
    { body: { ids, isAccepted } },
    { as: other },
  )
  return contract.answerSessionRequests.reply.parse(body)
}
const take = async () => {
  await ask()
  expect((await answer(true)).requests).toEqual([])
}
const change = (
  body: Parameters<typeof server.call<typeof sessions.changeLiveSession>>[1]['body'],
  as = group.coach,
) => server.call(sessions.changeLiveSession, { params: { id }, body }, { as })
const list = async (as: TestUser) => {
  const reply = await server.call(
    sessions.listCourseLiveSessions,
    { params: { id: group.course.id } },
    { as },
  )
  return reply.status === 200 ? sessions.listCourseLiveSessions.reply.parse(reply.body) : reply.status
}
const weekOf = async (as: TestUser) => {
  const query = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' }
  const { body } = await server.call(week.getCoachWeek, { query }, { as })
  return week.getCoachWeek.reply.parse(body).sessions.map((session) => session.id)
}
const newsOf = async ({ id: userId }: { id: string }, kind: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId)))
    .filter((one) => one.kind === kind)
    .map(({ params }) => params)
const openRequests = () =>
  server.db.$count(
    liveSessionRequests,
    and(eq(liveSessionRequests.courseId, group.course.id), isNull(liveSessionRequests.answer)),
  )

describe('an asked coach', () => {
  test('is listed while free, takes the session by accepting, and everyone concerned reads of it once', async () => {
    expect(await free()).toContainEqual({ id: otherId, name: other.username })
    expect((await ask()).body).toMatchObject({
      asked: { id: otherId, name: other.username },
      substitute: null,
    })
    expect(await newsOf(other, 'session_asked')).toMatchObject([{ other: group.coach.username }])
    expect(await asked()).toMatchObject([
      { sessionId: id, courseName: group.course.name, from: group.coach.username, seatCount: 1 },
    ])
    await answer(true)
    const handed = 'session_handed_over'
    expect(await newsOf(group.learner, handed)).toMatchObject([{ reader: 'class', other: other.username }])
    expect(await newsOf(group.coach, handed)).toMatchObject([{ reader: 'leaves', other: other.username }])
    expect(await newsOf(other, handed)).toMatchObject([{ reader: 'takes', other: group.coach.username }])
    const [own] = [
      (await server.call(sessions.getOwnLiveSession, { params: { id } }, { as: group.learner })).body,
    ]
    expect(own).toMatchObject({ coach: { name: other.username } })
  })

  test('with a session or a lesson at that time is not free, and cannot accept', async () => {
    await ask()
    await aLesson(server.db, {
      coachId: otherId,
      userId: (await aUserOf(server.db, 'learner')).id,
      startsAt: thatMonday('18:45:00'),
    })
    expect(await free()).not.toContainEqual({ id: otherId, name: other.username })
    expect((await answer(true)).results).toMatchObject([{ message: errors.COACH_NOT_FREE.en }])
    const busy = await aUserOf(server.db, 'coach')
    const { id: busyId } = await aCoach(server.db, { userId: busy.id })
    await aCourseWithSessions(server.db, { secondaryCoachId: busyId })
    expect(codeOf((await ask(busyId)).body)).toBe('COACH_NOT_FREE')
    expect(codeOf((await ask(group.course.primaryCoachId)).body)).toBe('COACH_NOT_FREE')
  })

  test('who declines leaves the session, and its coach reads of it', async () => {
    await ask()
    expect((await answer(false)).requests).toEqual([])
    expect(await newsOf(group.coach, 'session_declined')).toMatchObject([{ other: other.username }])
    expect(await list(group.coach)).toContainEqual(
      expect.objectContaining({ id, substitute: null, asked: null }),
    )
  })

  test('has nothing to answer once the request is withdrawn, or the session moved or cancelled', async () => {
    const withdraw = () => server.call(contract.withdrawSubstitute, { params: { id } }, { as: group.coach })
    await ask()
    expect((await withdraw()).body).toMatchObject({ asked: null })
    // The coach had not read of it
    expect(await newsOf(other, 'session_asked')).toEqual([])
    expect(codeOf((await withdraw()).body)).toBe('REQUEST_NOT_FOUND')
    await ask()
    await change({ startsAt: '2026-03-02T19:00:00Z' })
    expect(await openRequests()).toBe(0)
    await ask()
    await change({ isCancelled: true })
    expect(await openRequests()).toBe(0)
    expect(codeOf((await ask()).body)).toBe('SESSION_CANCELLED')
  })
})

describe('a substitute', () => {
  test('is busy at that time, and the replaced coach is free', async () => {
    await take()
    expect(await weekOf(other)).toEqual([id])
    expect(await weekOf(group.coach)).toEqual([group.noon])
    const { course, evening } = await aCourseWithSessions(server.db)
    const admin = await aUserOf(server.db, 'admin')
    const { body } = await server.call(contract.listSubstitutes, { params: { id: evening } }, { as: admin })
    const ids = contract.listSubstitutes.reply.parse(body).map((coach) => coach.id)
    expect(ids).toContain(group.course.primaryCoachId)
    expect(ids).not.toContain(otherId)
    expect(ids).not.toContain(course.primaryCoachId)
  })

  test('opens that session with its roster and notes, until 7 days after it, and nothing else of the course', async () => {
    expect(await list(other)).toBe(404)
    await take()
    expect(await list(other)).toMatchObject([{ id, isAsSubstitute: true }])
    const roster = (one: string) => server.call(listAttendance, { params: { id: one } }, { as: other })
    expect((await roster(id)).body).toMatchObject([{ userId: group.learner.id }])
    expect((await roster(group.noon)).status).toBe(404)
    expect((await change({ notes: 'Bring a photo' }, other)).status).toBe(200)
    for (const body of [{ startsAt: '2026-03-02T19:00:00Z' }, { duration: 45 }, { isCancelled: true }])
      expect(codeOf((await change(body, other)).body)).toBe('ONLY_COURSE_COACH')
    expect(codeOf((await ask(otherId, other)).body)).toBe('ONLY_COURSE_COACH')
    server.clock.now = new Date('2026-03-09T20:59:00Z')
    expect((await roster(id)).status).toBe(200)
    server.clock.now = new Date('2026-03-09T21:00:00Z')
    expect((await roster(id)).status).toBe(404)
  })

  test('is reminded and recorded as the one who taught, instead of the course’s coach', async () => {
    await take()
    server.clock.now = thatMonday('17:30:00')
    await sendReminders({ db: server.db, now: server.clock.now })
    const reminded = async (user: TestUser) =>
      (await newsOf(user, 'session_soon')).filter((one) => Object(one).sessionId === id)
    expect(await reminded(other)).toHaveLength(1)
    expect(await reminded(group.learner)).toHaveLength(1)
    expect(await reminded(group.coach)).toHaveLength(0)
    await recordEndedSessions({ db: server.db, now: thatMonday('20:00:00') })
    const [row] = await server.db
      .select()
      .from(liveSessions)
      .where(
        and(
          eq(liveSessions.courseId, group.course.id),
          eq(liveSessions.minute, 1260),
          eq(liveSessions.day, '2026-03-02'),
        ),
      )
    expect(row).toMatchObject({ primaryCoachId: otherId, secondaryCoachId: null })
  })

  test('must be free at the new time of a moved session', async () => {
    await take()
    await aLesson(server.db, {
      coachId: otherId,
      userId: (await aUserOf(server.db, 'learner')).id,
      startsAt: new Date('2026-03-03T16:00:00Z'),
    })
    expect(codeOf((await change({ startsAt: '2026-03-03T16:00:00Z' })).body)).toBe('SUBSTITUTE_BUSY')
    expect((await change({ startsAt: '2026-03-03T18:00:00Z' })).status).toBe(200)
    expect(await newsOf(other, 'session_moved')).toHaveLength(1)
  })

  test('gives the session back when its coach takes it back, before it begins', async () => {
    await take()
    const back = () => server.call(contract.removeSubstitute, { params: { id } }, { as: group.coach })
    expect((await back()).body).toMatchObject({ substitute: null })
    // Nobody had read the first notice, so nothing has changed for the learner
    expect(await newsOf(group.learner, 'session_handed_over')).toEqual([])
    expect(await weekOf(group.coach)).toEqual([group.noon, id])
    expect(codeOf((await back()).body)).toBe('COACH_NOT_FREE')
  })
})

test('an admin sets a substitute at once', async () => {
  const admin = await aUserOf(server.db, 'admin')
  await ask()
  const third = await aCoach(server.db, { userId: (await aUserOf(server.db, 'coach')).id })
  const set = (coachId: string, as: TestUser) =>
    server.call(contract.setSubstitute, { params: { id }, body: { coachId } }, { as })
  expect((await set(third.id, group.coach)).status).toBe(403)
  expect((await set(third.id, admin)).body).toMatchObject({ substitute: { id: third.id }, asked: null })
  expect(await asked()).toEqual([])
  server.clock.now = thatMonday('18:00:00')
  expect(codeOf((await set(otherId, admin)).body)).toBe('SESSION_BEGUN')
})
