import { randomUUID } from 'node:crypto'
import {
  createAnnouncement,
  countReaders,
  listAnnouncements,
  sentAnnouncement,
  withdrawAnnouncement,
} from '@sohbet/contract/messaging/announcements'
import {
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  setNotificationPreference,
} from '@sohbet/contract/notifications/notifications'
import { getShell } from '@sohbet/contract/people/shell'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { markRead, sendMessage } from '@sohbet/contract/messaging/threads'
import { choosableKinds } from '@sohbet/domain/notification/kinds'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendAnnouncement, sendAnnouncements } from '../announcements/send-announcements.ts'
import { devMails } from '../db/tables/core/dev-mails.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { onDb, quietBoss } from '../jobs/queue.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { aSession, aUser, aUserOf } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aGroupedCourse } from '../testing/rows/groups.ts'
import { aPair, aTalk } from '../testing/rows/messages.ts'
import { aNotification, anAnnouncement } from '../testing/rows/notifications.ts'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { aClass, thatMonday } from '../testing/rows/live-sessions.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { batchPause, mailsPerMinute, mailNotifications } from './mail-notifications.ts'
import { notify } from './notify.ts'
import { createSignedLinks } from '../http/files/signed-links.ts'

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

const course = { courseId: '0190a3c4-0000-7000-8000-000000000001', course: 'Street English' }
const enrolled = { kind: 'enrolled' as const, ...course }
const group = { kind: 'group' as const, ...course, group: 'London' }
const notificationsOf = (userId: string) =>
  server.db
    .select({ kind: notifications.kind, about: notifications.about, isMailDue: notifications.isMailDue })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt), asc(notifications.about))
const kindsOf = async (userId: string) => (await notificationsOf(userId)).map(({ kind }) => kind)
const unread = async (user: { id: string }) =>
  getShell.reply.parse((await server.call(getShell, {}, { as: user })).body).unread

describe('a notification', () => {
  test('is stored once for two simultaneous events', async () => {
    const { id } = await aUser(server.db)
    const say = (app: TestApp) =>
      app.db.transaction((db) =>
        notify(db, server.clock.now, { userIds: [id], notice: enrolled, about: 'the same' }),
      )
    const counts = await Promise.all([say(server), say(other), say(server), say(other)])
    expect(counts.toSorted()).toEqual([0, 0, 0, 1])
    expect(await notificationsOf(id)).toHaveLength(1)
  })

  test('is listed to its owner, newest first, by state and kind, and counted until read', async () => {
    const [user, stranger] = [await aUser(server.db), await aUser(server.db)]
    const first = await aNotification(server.db, user.id)
    await notify(server.db, server.clock.now, { userIds: [user.id], notice: group, about: 'x' })
    const list = async (query: object) => (await server.call(listNotifications, { query }, { as: user })).body
    expect(await list({})).toMatchObject({ totalCount: 2, data: [{ notice: group }, { id: first.id }] })
    expect(await list({ kind: 'group' })).toMatchObject({ totalCount: 1, data: [{ notice: group }] })
    expect(await unread(user)).toEqual({ notifications: 2, messages: 0 })

    const mark = { params: { id: first.id } }
    expect((await server.call(markNotificationRead, mark, { as: stranger })).status).toBe(404)
    expect((await server.call(markNotificationRead, mark, { as: user })).body).toMatchObject({
      readAt: server.clock.now.toISOString(),
    })
    expect(await list({ state: 'unread' })).toMatchObject({ totalCount: 1 })
    expect(await list({ state: 'read' })).toMatchObject({ data: [{ id: first.id }] })
    expect((await server.call(markAllNotificationsRead, {}, { as: user })).body).toEqual({ count: 1 })
    expect(await unread(user)).toEqual({ notifications: 0, messages: 0 })
  })

  test('refuses an unknown kind, page size and choice', async () => {
    const user = await aUser(server.db)
    const bad = [{ kind: 'gossip' }, { pageSize: 11 }, { state: 'lost' }]
    for (const query of bad)
      expect((await server.send(listNotifications, { query }, await headersOf(user))).status).toBe(400)
    const always = { body: { kind: 'refund' as const, isMailed: false } }
    expect((await server.call(setNotificationPreference, always, { as: user })).status).toBe(400)
  })
})

async function headersOf(user: { id: string }) {
  const session = await aSession(server.db, user.id, server.clock.now)
  return { authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}` }
}

const links = createSignedLinks('only for this test')
type Pause = Parameters<typeof mailNotifications>[0]['pause']
const mailAll = (now: Date, db = server.db, pause: Pause = async () => undefined) =>
  mailNotifications({ db, now, publicUrl: 'http://localhost', links, pause })

describe('mails', () => {
  test('follow the reader’s choice and language, and go out once with two workers', async () => {
    const wants = await aUser(server.db, { language: 'en' })
    const wantsNot = await aUser(server.db)
    const choice = { body: { kind: 'group' as const, isMailed: false } }
    expect((await server.call(setNotificationPreference, choice, { as: wantsNot })).body).toContainEqual({
      kind: 'group',
      isMailed: false,
    })
    const userIds = [wants.id, wantsNot.id]
    await notify(server.db, server.clock.now, { userIds, notice: group, about: 'y' })
    await notify(server.db, server.clock.now, { userIds, notice: enrolled, about: 'y' })
    await Promise.all([mailAll(server.clock.now), mailAll(server.clock.now, other.db)])
    const mails = await server.mails(wants.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your group'])
    expect(mails[0]?.text).toContain('In “Street English” you are in the group “London”.')
    expect(mails[0]?.text).toContain(`http://localhost/learner/course/${course.courseId}`)
    expect(await server.mails(wantsNot.email)).toEqual([])
  })

  test('to a whole school go out in batches, after other mails', async () => {
    const reader = await aUser(server.db, { language: 'en' })
    await server.db.execute(sql`delete from pgboss.job where name = 'send-mail'`)
    const many = Array.from({ length: mailsPerMinute + 10 }, (_, place) => ({
      userIds: [reader.id],
      notice: group,
      about: `many ${place}`,
    }))
    await notify(server.db, server.clock.now, ...many)
    const pauses: number[] = []
    const pause = async (milliseconds: number) => pauses.push(milliseconds)
    const write = () => mailAll(server.clock.now, server.db, pause)
    const due = () =>
      server.db.$count(
        notifications,
        and(eq(notifications.userId, reader.id), eq(notifications.isMailDue, true)),
      )
    await write()
    // Evenly: a minute for a minute's mails
    expect(batchPause * (pauses.length + 1)).toBe(60_000)
    await write()
    expect(await due()).toBe(10)
    // Not retried for a day like other mails, because they would be outdated
    const { rows } = await server.db.execute(
      sql`select distinct retry_limit as tries from pgboss.job where name = 'send-mail'`,
    )
    expect(rows).toEqual([{ tries: 5 }])
    await enqueue(server.db, 'send-mail', { to: 'code@example.test', subject: 'Code', text: '1', html: '1' })
    const [next] = await quietBoss(onDb(server.db)).fetch<{ to: string }>('send-mail')
    expect(next?.data.to).toBe('code@example.test')
    await server.db.execute(sql`delete from pgboss.job where name = 'send-mail'`)
    await write()
    expect(await due()).toBe(0)
  })

  test('of a message read in the app are not sent, and the bell is cleared; an unread one is sent once', async () => {
    const { learner, coach } = await aPair(server.db)
    const { id } = await aTalk(server.db, { learner, coach })
    const params = { id }
    const read = (upTo: number) => server.call(markRead, { params, body: { upTo } }, { as: coach })
    const write = () =>
      server.call(sendMessage, { params, body: { clientId: randomUUID(), text: 'Hi' } }, { as: learner })
    const mailsAfter = async (minutes: number) => {
      const now = new Date(server.clock.now.getTime() + minutes * 60_000)
      await mailAll(now)
      return server.mails(coach.email)
    }
    await read(2)
    await write()
    expect(await unread(coach)).toEqual({ notifications: 0, messages: 1 })
    expect(await mailsAfter(4)).toEqual([])
    await read(3)
    expect(await unread(coach)).toEqual({ notifications: 0, messages: 0 })
    expect(await mailsAfter(5)).toEqual([])
    await write()
    await write()
    await mailsAfter(5)
    expect(await mailsAfter(5)).toHaveLength(1)
  })

  test('follow the kind’s default until the user chooses', async () => {
    const coach = await aUserOf(server.db, 'coach')
    expect((await server.call(getNotificationPreferences, {}, { as: coach })).body).toEqual(
      choosableKinds('coach').map((kind) => ({ kind, isMailed: true })),
    )
  })
})

describe('a change of a session', () => {
  test('notifies the class, but not its author; a replay notifies the learners', async () => {
    const { learner, coach, noon, evening } = await aClass(server.db)
    const change = (id: string, body: object) =>
      server.call(changeLiveSession, { params: { id }, body }, { as: coach })
    expect((await change(evening, { startsAt: '2026-03-03T16:00:00Z' })).status).toBe(200)
    expect((await change(evening, { notes: 'Bring a story' })).status).toBe(200)
    expect((await change(evening, { isCancelled: true })).status).toBe(200)
    server.clock.now = thatMonday('10:30:00')
    expect((await change(noon, { replayLink: 'https://video.example.test/1' })).status).toBe(200)
    expect((await change(noon, { replayLink: 'https://video.example.test/2' })).status).toBe(200)
    expect((await kindsOf(learner.id)).toSorted()).toEqual(['replay_ready', 'session_cancelled'])
    expect(await kindsOf(coach.id)).toEqual([])
  })
})

describe('an announcement', () => {
  const words = { title: { tr: 'Bahar', en: 'Spring' }, text: { tr: 'Kayıtlar açıldı.', en: '' } }

  test('reaches its audience once, now or at its time', async () => {
    const admin = await aUserOf(server.db, 'admin')
    const [learner, away] = [await aUser(server.db, { language: 'en' }), await aUser(server.db)]
    const { id: courseId } = await aCourse(server.db)
    await anEnrollment(server.db, { userId: learner.id, courseId })
    await server.db.update(users).set({ suspendedAt: server.clock.now }).where(eq(users.id, away.id))
    await anEnrollment(server.db, { userId: away.id, courseId })
    const audience = { to: 'course' as const, courseId }
    expect((await server.call(countReaders, { body: { audience } }, { as: admin })).body).toEqual({
      count: 1,
    })
    const later = { ...words, audience, sendAt: '2026-03-02T10:00:00Z' }
    const waiting = await server.call(createAnnouncement, { body: later }, { as: admin })
    expect(waiting.body).toMatchObject({ sentAt: null, sentCount: 0 })
    expect(await kindsOf(learner.id)).toEqual([])
    const now = thatMonday('10:00:01')
    await Promise.all([sendAnnouncements({ db: server.db, now }), sendAnnouncements({ db: other.db, now })])
    expect(await kindsOf(learner.id)).toEqual(['announcement'])

    await mailAll(now)
    const [mail] = await server.mails(learner.email)
    expect(mail).toMatchObject({ subject: 'Spring', text: expect.stringContaining('Kayıtlar açıldı.') })
    await server.call(markAllNotificationsRead, {}, { as: learner })
    const { body } = await server.call(listAnnouncements, { query: {} }, { as: admin })
    expect(body).toMatchObject({ data: [{ sentCount: 1, readCount: 1, mailedCount: 1 }] })
    const { id } = sentAnnouncement.parse(waiting.body)
    const late = await server.call(withdrawAnnouncement, { params: { id } }, { as: admin })
    expect([late.status, codeOf(late.body)]).toEqual([409, 'ANNOUNCEMENT_SENT'])
  })

  test('is sent to exactly the learners of its audience: everyone, a role, a course or a group', async () => {
    const { course: taught, learners, groups } = await aGroupedCourse(server.db, [1, 1])
    const [first, second] = learners.map(({ id }) => id)
    const outsider = await aUser(server.db)
    const audiences = [
      [{ audience: 'everyone' }, [first, second, outsider.id]],
      [{ audience: 'role', role: 'learner' }, [first, second, outsider.id]],
      [{ audience: 'role', role: 'coach' }, []],
      [{ audience: 'course', courseId: taught.id }, [first, second]],
      [{ audience: 'group', courseId: taught.id, groupId: groups[0]?.id }, [first]],
      [{ audience: 'group', courseId: taught.id, groupId: null }, []],
    ] as const
    for (const [audience, expected] of audiences) {
      const row = await anAnnouncement(server.db, audience)
      await sendAnnouncement(server.db, row, { now: server.clock.now })
      const reached = await server.db
        .select({ userId: notifications.userId })
        .from(notifications)
        .where(eq(notifications.announcementId, row.id))
      const ids = reached.map(({ userId }) => userId)
      expect([first, second, outsider.id].filter((id) => id && ids.includes(id))).toEqual(expected)
      const [sent] = await server.db.select().from(announcements).where(eq(announcements.id, row.id))
      expect(sent).toMatchObject({ sentAt: server.clock.now, readerCount: ids.length })
    }
  })

  test('is refused with a time in the past, unless it was scheduled before', async () => {
    const admin = await aUserOf(server.db, 'admin')
    const body = { ...words, audience: { to: 'everyone' as const }, sendAt: '2026-03-02T10:00:00Z' }
    const before = await server.db.$count(announcements)
    server.clock.now = thatMonday('10:00:01')
    const late = await server.call(createAnnouncement, { body }, { as: admin })
    expect([late.status, codeOf(late.body)]).toEqual([409, 'SEND_AT_PAST'])
    expect(await server.db.$count(announcements)).toBe(before)

    const scheduled = { ...body, id: randomUUID() }
    server.clock.now = thatMonday('09:59:00')
    await server.call(createAnnouncement, { body: scheduled }, { as: admin })
    server.clock.now = thatMonday('10:00:01')
    const repeated = await server.call(createAnnouncement, { body: scheduled }, { as: admin })
    expect([repeated.status, repeated.body]).toMatchObject([201, { id: scheduled.id }])
  })

  test('goes out at once without a time, can be withdrawn before it, and needs a reader', async () => {
    const admin = await aUserOf(server.db, 'admin')
    const audience = { to: 'role' as const, role: 'admin' as const }
    const body = { ...words, audience, id: randomUUID() }
    const [first, again] = [
      await server.call(createAnnouncement, { body }, { as: admin }),
      await server.call(createAnnouncement, { body }, { as: admin }),
    ]
    expect(again.body).toEqual(first.body)
    expect(await kindsOf(admin.id)).toEqual(['announcement'])
    const { id } = await anAnnouncement(server.db)
    expect((await server.call(withdrawAnnouncement, { params: { id } }, { as: admin })).body).toEqual({ id })
    expect(await server.db.$count(announcements, eq(announcements.id, id))).toBe(0)
    const gone = { ...words, audience: { to: 'group' as const, groupId: id } }
    const answer = await server.call(createAnnouncement, { body: gone }, { as: admin })
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'GROUP_NOT_FOUND'])
    expect(await server.db.$count(devMails, eq(devMails.to, admin.email))).toBe(0)
  })
})
