import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { listAttendance } from '@sohbet/contract/live-sessions/attendance'
import * as sessions from '@sohbet/contract/live-sessions/live-sessions'
import * as contract from '@sohbet/contract/live-sessions/substitutes'
import { notificationPath } from '@sohbet/contract/notifications/notification-path'
import { notice } from '@sohbet/contract/notifications/notifications'
import { setSuspended } from '@sohbet/contract/people/users'
import { cancelCourse } from '@sohbet/contract/selling/moving'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveSessionRequests } from '../../db/tables/learning/live-sessions.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { users } from '../../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach, courseFieldsOf } from '../../testing/rows/catalogue.ts'
import { aClassAt, type Class, sessionsOn } from '../../testing/rows/live-sessions.ts'

let server: TestApp
let admin: TestUser
let group: Class
let other: TestUser
let otherId: string
let id: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
  other = await aUserOf(server.db, 'coach')
  otherId = (await aCoach(server.db, { userId: other.id })).id
  // Next week
  id = sessionsOn(group.course.id, '2026-03-09').evening
})

const set = (coachId = otherId) =>
  server.call(contract.setSubstitute, { params: { id }, body: { coachId } }, { as: admin })
const back = (as: TestUser) => server.call(contract.removeSubstitute, { params: { id } }, { as })
const ask = () =>
  server.call(contract.askSubstitute, { params: { id }, body: { coachId: otherId } }, { as: group.coach })
const change = async (fields: Partial<ReturnType<typeof courseFieldsOf>>) => {
  const body = { ...courseFieldsOf(group.course), ...fields }
  const { status } = await server.call(updateCourse, { params: { id: group.course.id }, body }, { as: admin })
  expect(status).toBe(200)
}
const newsOf = async ({ id: userId }: TestUser) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind, params }) => notice.parse({ kind, ...Object(params) }),
  )
const listed = async () =>
  sessions.listCourseLiveSessions.reply
    .parse(
      (await server.call(sessions.listCourseLiveSessions, { params: { id: group.course.id } }, { as: admin }))
        .body,
    )
    .find((session) => session.id === id)
const openRequests = () =>
  server.db.$count(
    liveSessionRequests,
    and(eq(liveSessionRequests.courseId, group.course.id), isNull(liveSessionRequests.answer)),
  )

test('the school is named as the author of a substitution by an admin', async () => {
  await set()
  const handed = { kind: 'session_handed_over', by: null }
  expect(await newsOf(other)).toMatchObject([{ ...handed, reader: 'takes' }])
  const [news] = await newsOf(group.coach)
  expect(news).toMatchObject({ ...handed, reader: 'leaves' })
  expect(news && notificationPath(news, 'coach')).toBe('/coach/calendar')
})

test('a substitute gives a session back until 24 hours before it, and its coach reads of it', async () => {
  await set()
  await server.db.delete(notifications)
  server.clock.now = new Date('2026-03-08T18:00:01Z')
  expect(codeOf((await back(other)).body)).toBe('TOO_LATE_TO_GIVE_BACK')
  server.clock.now = new Date('2026-03-08T18:00:00Z')
  expect((await back(other)).body).toMatchObject({ id, substitute: null })
  expect((await back(other)).status).toBe(404)
  expect(await newsOf(group.coach)).toMatchObject([{ reader: 'takes', other: other.username }])
  expect((await newsOf(group.coach))[0]).not.toHaveProperty('by')
  expect(await newsOf(group.learner)).toMatchObject([{ reader: 'class', other: group.coach.username }])
  await set()
  server.clock.now = new Date('2026-03-09T17:59:00Z')
  expect((await back(group.coach)).body).toMatchObject({ substitute: null })
})

test('a substitute of a session that a new timetable drops reads of it, and is not its substitute any more', async () => {
  await set()
  await server.db.delete(notifications)
  const { zoomTimes } = courseFieldsOf(group.course)
  await change({ zoomTimes: [{ dayOfWeek: 'friday', hour: 10, minute: 0, duration: 60 }] })
  expect(await newsOf(other)).toMatchObject([{ kind: 'session_cancelled', sessionId: id, isGone: true }])
  await change({ zoomTimes })
  expect(await listed()).toMatchObject({ substitute: null })
})

test('an open request ends when a new timetable drops its session', async () => {
  await ask()
  await change({ zoomTimes: [{ dayOfWeek: 'friday', hour: 10, minute: 0, duration: 60 }] })
  expect(await openRequests()).toBe(0)
})

test('a new coach of the course is neither its substitute nor asked to be', async () => {
  await set()
  id = group.evening
  await ask()
  await change({ primaryCoachId: otherId })
  expect(await listed()).toMatchObject({ substitute: null, asked: null })
  id = sessionsOn(group.course.id, '2026-03-09').evening
  expect(await listed()).toMatchObject({ substitute: null })
  expect(await openRequests()).toBe(0)
})

test('a request ends with its unread notice when another coach than the one who asks has the course', async () => {
  await ask()
  const third = await aUserOf(server.db, 'coach')
  const { id: thirdId } = await aCoach(server.db, { userId: third.id })
  await change({ secondaryCoachId: thirdId })
  expect(await openRequests()).toBe(1)
  await change({ primaryCoachId: thirdId })
  expect(await openRequests()).toBe(0)
  expect(await newsOf(other)).toEqual([])
})

test('a substitute reads that the course is cancelled', async () => {
  await set()
  await server.db.delete(notifications)
  const params = { id: group.course.id }
  const cancelled = await server.call(
    cancelCourse,
    { params, body: { reason: 'Too few learners' } },
    { as: admin },
  )
  expect(cancelled.status).toBe(200)
  expect(await newsOf(other)).toMatchObject([{ kind: 'session_cancelled', sessionId: id }])
})

test('a coach with sessions of others ahead is suspended only after they are given to another coach', async () => {
  await set()
  const suspend = () =>
    server.call(setSuspended, { params: { id: other.id }, body: { isSuspended: true } }, { as: admin })
  expect(codeOf((await suspend()).body)).toBe('LESSONS_IN_THE_WAY')
  await back(admin)
  expect((await suspend()).status).toBe(200)
})

test('the roster names the level of each learner', async () => {
  await server.db.update(users).set({ level: 'B1', levelScore: 50 }).where(eq(users.id, group.learner.id))
  await set()
  const { body } = await server.call(listAttendance, { params: { id } }, { as: other })
  expect(body).toMatchObject([{ username: group.learner.username, level: 'B1' }])
})
