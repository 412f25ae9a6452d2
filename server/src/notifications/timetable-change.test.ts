import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { notificationWords } from '@sohbet/contract/notifications/notification-words'
import { listNotifications, markAllNotificationsRead } from '@sohbet/contract/notifications/notifications'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sweeps } from '../db/tables/core/sweeps.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { sendReminders } from '../reminders/send-reminders.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { courseFieldsOf } from '../testing/rows/catalogue.ts'
import { aClass, sessionsOn, thatMonday, type Class } from '../testing/rows/live-sessions.ts'

let server: TestApp
let admin: TestUser
let group: Class
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  // 11:00 at the school, before both sessions of the day
  server.clock.now = thatMonday('08:00:00')
  // The next sweep covers all courses
  await server.db.delete(sweeps)
  group = await aClass(server.db)
})

const noon = { dayOfWeek: 'monday' as const, hour: 12, minute: 5, duration: 60 }
const at20 = { ...noon, hour: 20, minute: 0 }
const setTimes = async (...zoomTimes: (typeof noon)[]) => {
  const body = { ...courseFieldsOf(group.course), zoomTimes }
  const { status } = await server.call(updateCourse, { params: { id: group.course.id }, body }, { as: admin })
  expect(status).toBe(200)
}
const noticesOf = async (as: TestUser) => {
  const { body } = await server.call(listNotifications, { query: {} }, { as })
  return listNotifications.reply.parse(body).data.map(({ notice }) => notice)
}
const remindedOf = async (as: TestUser) =>
  (await noticesOf(as))
    .flatMap((notice) => (notice.kind === 'session_soon' ? [notice.sessionId] : []))
    .toSorted()
const remind = () => sendReminders({ db: server.db, now: server.clock.now })
const minutesLater = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}
const newEvening = () => liveSessionIdOf(group.course.id, { day: '2026-03-02', minute: 20 * 60 })

test('a new timetable deletes the reminder of a dropped session, also a read one, and keeps the others', async () => {
  await remind()
  for (const user of [group.learner, group.coach])
    expect(await remindedOf(user)).toEqual([group.noon, group.evening].toSorted())
  await server.call(markAllNotificationsRead, {}, { as: group.coach })
  await setTimes(noon, at20)
  for (const user of [group.learner, group.coach]) expect(await remindedOf(user)).toEqual([group.noon])
})

test('a new timetable names the next sessions and replaces their reminders a day ahead', async () => {
  await remind()
  await setTimes(noon, at20)
  const [notice] = await noticesOf(group.learner)
  expect(notice).toMatchObject({
    kind: 'course_changed',
    next: [
      { sessionId: group.noon, startsAt: '2026-03-02T09:05:00.000Z' },
      { sessionId: newEvening(), startsAt: '2026-03-02T17:00:00.000Z' },
    ],
  })
  minutesLater(2)
  await remind()
  expect(await remindedOf(group.learner)).toEqual([group.noon])
  // An hour ahead
  server.clock.now = thatMonday('16:00:00')
  await remind()
  expect(await remindedOf(group.learner)).toContain(newEvening())
})

test('a new timetable shortly before a reminder is due also replaces it', async () => {
  // A day and three minutes ahead of the new time
  server.clock.now = new Date('2026-03-01T16:57:00Z')
  await setTimes(at20)
  minutesLater(4)
  await remind()
  expect(await remindedOf(group.learner)).toEqual([])
})

test('a new timetable that is taken back brings the reminder back', async () => {
  await remind()
  await setTimes(noon, at20)
  await setTimes(noon, { ...noon, hour: 21, minute: 0 })
  expect(await remindedOf(group.learner)).toEqual([group.noon])
  minutesLater(2)
  await remind()
  expect(await remindedOf(group.learner)).toEqual([group.noon, group.evening].toSorted())
})

test('a new timetable names the next session to a learner whose moved session disappears', async () => {
  const { evening } = sessionsOn(group.course.id, '2026-03-09')
  const moved = { params: { id: evening }, body: { startsAt: '2026-03-06T15:00:00.000Z' } }
  server.clock.now = new Date('2026-03-03T08:00:00Z')
  expect((await server.call(changeLiveSession, moved, { as: group.coach })).status).toBe(200)
  minutesLater(60)
  await setTimes(at20)
  const [notice] = await noticesOf(group.learner)
  const linesIn = (language: 'en' | 'tr') =>
    notice && notificationWords(notice, { language, timeZone: 'Europe/Istanbul' }).text.split('\n')
  expect(linesIn('en')).toContain('The next session is on Monday 9 March at 20:00 (Istanbul time).')
  expect(linesIn('tr')).toContainEqual(expect.stringMatching(/^Sıradaki ders: 9 Mart Pazartesi.*20[.:]00/))
})

test('a new timetable is mailed at once when a moved session that it drops starts within 2 hours', async () => {
  const { evening } = sessionsOn(group.course.id, '2026-03-09')
  server.clock.now = new Date('2026-03-03T08:00:00Z')
  const moved = { params: { id: evening }, body: { startsAt: '2026-03-03T09:30:00.000Z' } }
  expect((await server.call(changeLiveSession, moved, { as: group.coach })).status).toBe(200)
  await setTimes(at20)
  const changed = and(eq(notifications.userId, group.learner.id), eq(notifications.kind, 'course_changed'))
  const rows = await server.db.select().from(notifications).where(changed)
  expect(rows.map(({ mailFrom }) => mailFrom)).toEqual([server.clock.now])
})
