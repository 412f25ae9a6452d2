import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aCourseOfFour } from '../testing/rows/learning.ts'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { aClass, thatMonday } from '../testing/rows/live-sessions.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { atOnce, sendReminders } from './send-reminders.ts'

let server: TestApp
let other: TestApp
beforeAll(async () => {
  server = await startTestApp()
  other = await startSecondApp(server)
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})
beforeEach(() => {
  server.clock.now = thatMonday('09:00:00')
})

const notificationsOf = (userId: string) =>
  server.db
    .select({ kind: notifications.kind, about: notifications.about, isMailDue: notifications.isMailDue })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt), asc(notifications.about))

test('a sweep covers all courses that need it, however many', async () => {
  const classes = []
  for (let made = 0; made < 2 * atOnce + 1; made++) classes.push(await aClass(server.db))
  const now = new Date('2026-03-01T09:06:00Z') // noon is a day ahead
  expect(await sendReminders({ db: server.db, now })).toBe(classes.length)
  for (const { learner } of classes)
    expect(await notificationsOf(learner.id)).toContainEqual(
      expect.objectContaining({ kind: 'session_soon' }),
    )
  await server.db.update(courses).set({ isActive: false })
})

test('a failed sweep skips no learner, and its repetition sends nothing twice', async () => {
  const classes: Awaited<ReturnType<typeof aClass>>[] = []
  for (let made = 0; made < atOnce + 1; made++) classes.push(await aClass(server.db))
  const [last] = classes.toSorted((one, other) => (one.course.id < other.course.id ? 1 : -1))
  const sweep = () => sendReminders({ db: server.db, now: new Date('2026-03-01T09:06:00Z') })
  const remindersOf = () =>
    server.db.$count(
      notifications,
      and(
        eq(notifications.kind, 'session_soon'),
        inArray(
          notifications.userId,
          classes.map(({ learner }) => learner.id),
        ),
      ),
    )
  await server.db.execute(
    sql.raw(`alter table notifications add constraint not_yet check (user_id <> '${last?.learner.id}')`),
  )
  await expect(sweep()).rejects.toThrow('Failed query')
  expect(await remindersOf()).toBe(atOnce)
  await server.db.execute(sql`alter table notifications drop constraint not_yet`)
  expect(await sweep()).toBe(classes.length)
  expect(await remindersOf()).toBe(classes.length)
  await server.db.update(courses).set({ isActive: false })
})

test('a sweep covers a course only when something is near or has changed', async () => {
  const { course: made, evening, coach } = await aClass(server.db)
  const sweep = (clock: string) => sendReminders({ db: server.db, now: new Date(`2026-03-${clock}:00Z`) })
  const soonTo = async (userId: string) =>
    (await notificationsOf(userId)).filter(({ kind }) => kind === 'session_soon').length
  expect(await sweep('01T08:30')).toBe(1) // a new day
  expect(await sweep('01T08:32')).toBe(0)
  expect(await sweep('01T09:06')).toBe(1) // noon is a day ahead
  expect(await sweep('01T09:14')).toBe(1) // late commits are still seen
  expect(await sweep('01T09:28')).toBe(1)
  expect(await sweep('01T09:30')).toBe(0)
  const late = await aUser(server.db)
  const activatedAt = new Date('2026-03-01T09:31:00Z')
  await anEnrollment(server.db, { userId: late.id, courseId: made.id, activatedAt })
  expect([await sweep('01T09:32'), await soonTo(late.id)]).toEqual([1, 1])
  await sweep('01T09:50')
  expect(await sweep('01T10:00')).toBe(0)
  server.clock.now = new Date('2026-03-01T10:01:00Z')
  const moved = { params: { id: evening }, body: { startsAt: '2026-03-02T07:00:00Z' } }
  expect((await server.call(changeLiveSession, moved, { as: coach })).status).toBe(200)
  // The notice of the move replaces the reminder a day ahead
  expect([await sweep('01T10:02'), await soonTo(late.id)]).toEqual([1, 1])
  expect(await sweep('02T05:40')).toBe(1) // a new day
  expect(await sweep('02T05:50')).toBe(0)
  // The session starts at another time than planned
  expect([await sweep('02T06:01'), await soonTo(late.id)]).toEqual([1, 2])
  await sweep('02T06:20')
  expect(await sweep('02T06:25')).toBe(0)
  const updatedAt = new Date('2026-03-02T06:26:00Z')
  await server.db.insert(schoolSettings).values({ announcementTr: '', announcementEn: '', updatedAt })
  expect(await sweep('02T06:27')).toBe(1) // holidays may have changed
})

test('reminders of each session go out exactly once, with two workers and any clock', async () => {
  const { learner, coach, noon, evening } = await aClass(server.db)
  const run = async (clock: string) => {
    const now = new Date(clock)
    await Promise.all([
      sendReminders({ db: server.db, now }),
      sendReminders({ db: other.db, now }),
      sendReminders({ db: server.db, now }),
    ])
  }
  // 12:05 and 21:00 in Istanbul are 09:05 and 18:00 UTC
  for (const clock of [
    '01T09:04',
    '01T09:05',
    '01T09:06',
    '01T18:00',
    '02T08:05',
    '02T09:05',
    '02T17:00',
    '02T18:00',
  ])
    await run(`2026-03-${clock}:00Z`)
  await run('2026-03-01T12:00:00Z') // the clock was set back
  const soon = async (userId: string) =>
    (await notificationsOf(userId)).filter(({ kind }) => kind === 'session_soon').map(({ about }) => about)
  const expected = [
    `session_soon ${noon} 2026-03-02T09:05:00.000Z 24`,
    `session_soon ${evening} 2026-03-02T18:00:00.000Z 24`,
    `session_soon ${noon} 2026-03-02T09:05:00.000Z 1`,
    `session_soon ${evening} 2026-03-02T18:00:00.000Z 1`,
  ]
  expect((await soon(learner.id)).toSorted()).toEqual(expected.toSorted())
  expect((await soon(coach.id)).toSorted()).toEqual(expected.toSorted())
  const mailed = (await notificationsOf(learner.id)).filter(({ isMailDue }) => isMailDue)
  expect(mailed.map(({ about }) => about.slice(-3).trim())).toEqual(['24', '24'])
})

test('a newly opened module is announced once to learners who were enrolled', async () => {
  const { course: made, modules } = await aCourseOfFour(server.db)
  const [there, late] = [await aUser(server.db), await aUser(server.db)]
  const since = (day: string) => ({ courseId: made.id, activatedAt: new Date(`2026-${day}T09:00:00Z`) })
  await anEnrollment(server.db, { userId: there.id, ...since('01-20') })
  await anEnrollment(server.db, { userId: late.id, ...since('03-02') })
  const now = new Date('2026-03-02T12:00:00Z')
  await Promise.all([sendReminders({ db: server.db, now }), sendReminders({ db: other.db, now })])
  const opened = (list: { kind: string; about: string }[]) =>
    list.filter(({ kind }) => kind === 'module_opened').map(({ about }) => about)
  expect(opened(await notificationsOf(there.id))).toEqual([`module_opened ${made.id} ${modules[1].id}`])
  expect(opened(await notificationsOf(late.id))).toEqual([])
})
