import { getLessonSettings, changeLessonSettings } from '@sohbet/contract/lessons/lesson-settings'
import * as contract from '@sohbet/contract/live-sessions/extra-sessions'
import { changeLiveSession, staffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { notificationPath } from '@sohbet/contract/notifications/notification-path'
import { notice } from '@sohbet/contract/notifications/notifications'
import type { Input } from '@sohbet/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aClassAt, type Class } from '../../testing/rows/live-sessions.ts'

let server: TestApp
let group: Class
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
})

const add = (startsAt: string, as: TestUser = group.coach) =>
  server.call(
    contract.addSession,
    { params: { id: group.course.id }, body: { startsAt, duration: 45 } },
    { as },
  )
const added = async (startsAt: string, as?: TestUser) =>
  staffLiveSession.parse((await add(startsAt, as)).body).id
const change = (id: string, body: Input<typeof changeLiveSession>['body'], as: TestUser = group.coach) =>
  server.call(changeLiveSession, { params: { id }, body }, { as })
const may = async (reply: ReturnType<typeof add>) => {
  const { status, body } = await reply
  return status === 200 ? 'yes' : codeOf(body)
}
const newsOf = async ({ id: userId }: TestUser) =>
  (
    await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'session_added')))
  )
    .map(({ kind, params }) => notice.parse({ kind, ...Object(params) }))
    .filter((one) => 'courseId' in one && one.courseId === group.course.id)

const full = 'TOO_MANY_EXTRA_SESSIONS'
const [first, second, third] = ['2026-03-04T15:00:00Z', '2026-03-05T15:00:00Z', '2026-03-06T15:00:00Z']

test('both coaches of a course add two a month together, and an admin adds more', async () => {
  const other = await aUserOf(server.db, 'coach')
  const { id: secondaryCoachId } = await aCoach(server.db, { userId: other.id })
  await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, group.course.id))
  await added(first)
  await added(second, other)
  const refused = await add(third)
  expect([refused.status, codeOf(refused.body)]).toEqual([409, full])
  expect(Object(refused.body).message).toContain('(2)')
  expect(await may(add(third, other))).toBe(full)
  expect(await may(add(third, admin))).toBe('yes')
  expect(await may(add('2026-04-01T15:00:00Z'))).toBe('yes')
})

test('the sessions of an admin take no place of the coaches', async () => {
  const ofAdmin = await added(first, admin)
  await added(second, admin)
  expect(await may(add(third))).toBe('yes')
  expect(await may(change(ofAdmin, { startsAt: '2026-03-04T16:00:00Z' }))).toBe('yes')
})

test('the limit is a setting of the school', async () => {
  const { body } = await server.call(getLessonSettings, {}, { as: admin })
  const settings = getLessonSettings.reply.parse(body)
  const save = (extraSessions: number, revision: number) =>
    server.call(changeLessonSettings, { body: { ...settings, extraSessions, revision } }, { as: admin })
  await save(0, settings.revision)
  expect(await may(add(first))).toBe(full)
  await save(2, settings.revision + 1)
  expect(await may(add(first))).toBe('yes')
})

test('a session that was removed or cancelled before it began makes room, and comes back only into room', async () => {
  const cancelled = await added(first)
  await server.call(contract.removeSession, { params: { id: await added(second) } }, { as: group.coach })
  await change(cancelled, { isCancelled: true })
  await added('2026-03-05T18:30:00Z')
  await added(third)
  expect(await may(change(cancelled, { isCancelled: false }))).toBe(full)
  expect(await may(change(cancelled, { isCancelled: false, startsAt: '2026-04-01T15:00:00Z' }))).toBe('yes')
})

test('a session that is cancelled while it runs keeps its place', async () => {
  const id = await added(first)
  await added(second)
  server.clock.now = new Date('2026-03-04T15:30:00Z')
  await change(id, { isCancelled: true })
  expect(await may(add(third))).toBe(full)
})

test('cancelling once more while it would run does not take the place again', async () => {
  const id = await added(first)
  await added(second)
  await change(id, { isCancelled: true })
  server.clock.now = new Date('2026-03-04T15:30:00Z')
  await change(id, { isCancelled: true, cancelReason: 'Rain' })
  expect(await may(add(third))).toBe('yes')
})

test('a session moves to another month only where there is room, and freely within its month', async () => {
  const april = ['2026-04-01T15:00:00Z', '2026-04-02T15:00:00Z']
  const id = await added(first)
  await added(second)
  for (const startsAt of april) await added(startsAt)
  expect(await may(change(id, { startsAt: '2026-04-03T15:00:00Z' }))).toBe(full)
  expect(await may(change(id, { startsAt: third }))).toBe('yes')
  expect(await may(change(id, { startsAt: '2026-04-03T15:00:00Z' }, admin))).toBe('yes')
  expect(await may(change(id, { startsAt: first }))).toBe('yes')
  expect(await may(add('2026-04-03T15:00:00Z'))).toBe(full)
})

test('two calls at once do not get the last place twice', async () => {
  await added(first)
  const replies = await Promise.all([may(add(second)), may(add(third))])
  expect(replies.toSorted()).toEqual([full, 'yes'])
})

test('admins read of every session that a coach adds or brings back, with a link to the course', async () => {
  const id = await added(first)
  await added(second, admin)
  const [news, ...others] = await newsOf(admin)
  expect([news, others]).toMatchObject([
    {
      startsAt: '2026-03-04T15:00:00.000Z',
      minutes: 45,
      by: group.coach.username,
      course: group.course.name,
    },
    [],
  ])
  expect(news && notificationPath(news, 'admin')).toBe(
    `/admin/courses/courseform/0/${group.course.id}?tab=sessions`,
  )
  await change(id, { isCancelled: true })
  server.clock.now = new Date('2026-03-02T09:01:00Z')
  await change(id, { isCancelled: false })
  expect(await newsOf(admin)).toHaveLength(2)
})
