import { updateHolidays } from '@sohbet/contract/core/holidays'
import {
  announceAbsence,
  changeLiveSession,
  getOwnLiveSession,
  listOwnLiveSessions,
  withdrawAbsence,
} from '@sohbet/contract/live-sessions/live-sessions'
import { mailsPerThing } from '@sohbet/domain/notification/merging'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveEvents } from '../db/tables/core/live-events.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { sendReminders } from '../reminders/send-reminders.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aClassAt, type Class } from '../testing/rows/live-sessions.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { mailNotifications } from './mail-notifications.ts'
import { createSignedLinks } from '../http/files/signed-links.ts'

let server: TestApp
let admin: TestUser
let group: Class
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
})

const minutesLater = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}
const change = async (
  body: Parameters<typeof server.call<typeof changeLiveSession>>[1]['body'],
  { as = group.coach } = {},
) =>
  expect((await server.call(changeLiveSession, { params: { id: group.evening }, body }, { as })).status).toBe(
    200,
  )
const noticesOf = (user: { id: string }) =>
  server.db
    .select({ kind: notifications.kind, params: notifications.params })
    .from(notifications)
    .where(eq(notifications.userId, user.id))
    .orderBy(asc(notifications.createdAt))
/** Runs the mail job and counts all mails of the learner. */
async function mailed(user: { id: string }) {
  await mailNotifications({
    db: server.db,
    now: server.clock.now,
    publicUrl: 'http://localhost',
    links: createSignedLinks('only for this test'),
    pause: async () => undefined,
  })
  return server.db.$count(
    notifications,
    and(eq(notifications.userId, user.id), isNotNull(notifications.mailedAt)),
  )
}
/** The learner's reminders of the evening session. */
const soon = async () =>
  (await noticesOf(group.learner)).filter(
    ({ kind, params }) => kind === 'session_soon' && JSON.stringify(params).includes(group.evening),
  ).length
// 21:00 in Istanbul
const planned = '2026-03-02T18:00:00.000Z'
const wednesday = '2026-03-04T16:00:00.000Z'
const thursday = '2026-03-05T16:00:00.000Z'

describe('changes of one session', () => {
  test('within 5 minutes are one notice from the oldest time to the newest, and one mail', async () => {
    await change({ startsAt: wednesday })
    minutesLater(3)
    await change({ startsAt: thursday, duration: 45 })
    expect(await noticesOf(group.learner)).toMatchObject([
      {
        kind: 'session_moved',
        params: { before: planned, startsAt: thursday, changes: ['duration'], minutes: 45 },
      },
    ])
    expect(await mailed(group.learner)).toBe(0)
    minutesLater(2)
    expect(await mailed(group.learner)).toBe(1)
    minutesLater(1)
    await change({ startsAt: wednesday })
    expect((await noticesOf(group.learner)).at(1)).toMatchObject({
      params: { before: thursday, startsAt: wednesday },
    })
  })

  test('that are taken back leave no notice', async () => {
    await change({ startsAt: wednesday })
    minutesLater(1)
    await change({ startsAt: planned })
    expect(await noticesOf(group.learner)).toEqual([])
    await change({ isCancelled: true })
    await change({ isCancelled: false })
    expect(await noticesOf(group.learner)).toEqual([])
  })

  test('leave the author of the last one no outdated notice', async () => {
    await change({ startsAt: wednesday }, { as: admin })
    expect(await noticesOf(group.coach)).toMatchObject([{ params: { startsAt: wednesday } }])
    minutesLater(2)
    await change({ startsAt: planned })
    expect(await noticesOf(group.coach)).toEqual([])
    minutesLater(5)
    expect(await mailed(group.coach)).toBe(0)
  })

  test('are mailed at once when it starts within 2 hours', async () => {
    server.clock.now = new Date('2026-03-02T16:30:00Z')
    await change({ startsAt: wednesday })
    expect(await mailed(group.learner)).toBe(1)
  })

  test('are capped per recipient and session, not per author; the last one still arrives', async () => {
    for (let made = 0; made <= mailsPerThing; made++) {
      await change({ startsAt: made % 2 ? wednesday : thursday })
      minutesLater(5)
      expect(await mailed(group.learner)).toBe(Math.min(made + 1, mailsPerThing))
    }
    minutesLater(60)
    expect(await mailed(group.learner)).toBe(mailsPerThing + 1)
  })

  test('name a shorter duration, a new link and new notes', async () => {
    await change({ duration: 30 })
    await change({ zoomLink: 'https://zoom.example.test/j/77', notes: 'Bring a story' })
    expect(await noticesOf(group.learner)).toMatchObject([
      { kind: 'session_changed', params: { changes: ['duration', 'link', 'notes'], minutes: 30 } },
    ])
    expect(JSON.stringify(await noticesOf(group.learner))).not.toContain('zoom.example')
  })

  test('inside 24 hours replace the reminder', async () => {
    await sendReminders({ db: server.db, now: server.clock.now })
    expect(await soon()).toBe(1)
    await change({ startsAt: '2026-03-02T19:00:00.000Z' })
    expect(await soon()).toBe(0)
    minutesLater(2)
    await sendReminders({ db: server.db, now: server.clock.now })
    expect(await soon()).toBe(0)
  })

  test('a new note keeps the reminder, before and after it is due', async () => {
    // A day ahead of the evening session, minus a minute
    server.clock.now = new Date('2026-03-01T17:59:00Z')
    await change({ notes: 'Bring a story' })
    minutesLater(2)
    await change({ notes: 'Bring two stories' })
    await sendReminders({ db: server.db, now: server.clock.now })
    expect(await soon()).toBe(1)
    minutesLater(10)
    await change({ notes: 'Bring three stories', duration: 45 })
    expect(await soon()).toBe(1)
    await change({ isCancelled: true })
    expect(await soon()).toBe(0)
  })

  test('a move that is taken back brings the reminder back', async () => {
    await sendReminders({ db: server.db, now: server.clock.now })
    expect(await soon()).toBe(1)
    await change({ startsAt: '2026-03-02T19:00:00.000Z' })
    await change({ startsAt: planned })
    expect(await soon()).toBe(0)
    minutesLater(2)
    await sendReminders({ db: server.db, now: server.clock.now })
    expect(await soon()).toBe(1)
  })

  test('reach the open pages of learners and coaches by the event stream', async () => {
    await server.db.delete(liveEvents)
    await change({ startsAt: wednesday })
    const sent = await server.db.select().from(liveEvents)
    const readers = sent
      .filter(({ event }) => JSON.stringify(event).includes('sessions'))
      .map(({ userId }) => userId)
    expect(readers.toSorted()).toEqual([group.learner.id, group.coach.id].toSorted())
  })
})

describe('holidays', () => {
  const save = (holidays: { day: string; name: string }[], revision: number) =>
    server.call(updateHolidays, { body: { holidays, revision } }, { as: admin })
  const holiday = { day: '2026-03-09', name: 'Bayram' }

  test('reach the people concerned in one notice, which goes when they are taken back', async () => {
    expect((await save([holiday], 0)).status).toBe(200)
    const [notice, ...others] = await noticesOf(group.learner)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ kind: 'holidays_changed', params: { back: [], more: 0 } })
    expect(JSON.stringify(notice?.params)).toContain('"holiday":"Bayram"')
    expect(await noticesOf(group.coach)).toMatchObject([{ kind: 'holidays_changed' }])
    await save([holiday, { day: '2027-01-01', name: 'Yılbaşı' }], 1)
    expect(await noticesOf(group.learner)).toHaveLength(1)
    await save([], 2)
    expect(await noticesOf(group.learner)).toEqual([])
  })

  test('delete the reminder of a session that no longer takes place', async () => {
    await sendReminders({ db: server.db, now: server.clock.now })
    expect(await soon()).toBe(1)
    expect((await save([{ ...holiday, day: '2026-03-02' }], 0)).status).toBe(200)
    expect(await soon()).toBe(0)
  })

  test('are named in the learner’s week and on the session’s page', async () => {
    await save([{ ...holiday, day: '2026-03-02' }], 0)
    const query = { from: '2026-03-01T21:00:00Z', to: '2026-03-08T21:00:00Z' }
    const week = await server.call(listOwnLiveSessions, { query }, { as: group.learner })
    expect(Object(week.body).sessions).toContainEqual(
      expect.objectContaining({ state: 'holiday', holiday: 'Bayram' }),
    )
    const one = await server.call(getOwnLiveSession, { params: { id: group.evening } }, { as: group.learner })
    expect(one).toMatchObject({ status: 200, body: { state: 'holiday', holiday: 'Bayram' } })
  })
})

test('an announced absence reaches the coach; one that is withdrawn at once does not', async () => {
  const params = { id: group.evening }
  const announce = () =>
    server.call(announceAbsence, { params, body: { reason: 'On a plane' } }, { as: group.learner })
  await announce()
  expect(await noticesOf(group.coach)).toMatchObject([
    { kind: 'absence', params: { learner: group.learner.username, reason: 'On a plane' } },
  ])
  await server.call(withdrawAbsence, { params }, { as: group.learner })
  expect(await noticesOf(group.coach)).toEqual([])
  await announce()
  minutesLater(6)
  await mailed(group.coach)
  await server.call(withdrawAbsence, { params }, { as: group.learner })
  expect((await noticesOf(group.coach)).map(({ params: words }) => words)).toMatchObject([
    { reason: 'On a plane' },
    { reason: null },
  ])
})
