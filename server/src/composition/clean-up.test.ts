import { eq, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOwnAnnouncements } from '../announcements/announcement.reads.ts'
import { insertRegistration } from '../auth/registration/registration.repository.ts'
import type { Db } from '../db/connect.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { liveEvents } from '../db/tables/core/live-events.ts'
import { messageAttachments, messageThreads } from '../db/tables/messaging/messages.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { sessions } from '../db/tables/people/sessions.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUser } from '../testing/rows/builders.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { anAttachment, aThread } from '../testing/rows/messages.ts'
import { aNotification, anAnnouncement } from '../testing/rows/notifications.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { cleanUp } from './clean-up.ts'

const now = new Date('2026-03-02T09:00:00Z')
let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})
afterAll(() => database.drop())

test('deletes expired sessions thirty days after their end', async () => {
  const user = await aUser(db)
  const [kept, expired, revoked] = await Promise.all(
    ['2026-03-02', '2026-01-02', '2026-03-01'].map((day) => aSession(db, user.id, new Date(day))),
  )
  await db.execute(sql`update sessions set expires_at = '2026-01-30' where id = ${expired?.id}`)
  await db.execute(sql`update sessions set revoked_at = '2026-01-30' where id = ${revoked?.id}`)
  await cleanUp(db, now)
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([kept?.id])
})

test('deletes an unverified address after thirty days, but not an invitation or a new registration', async () => {
  await db.delete(users)
  const createdAt = new Date('2026-01-02')
  const waiting = { isVerified: false, passwordHash: null, createdAt }
  await aUser(db, { ...waiting, email: 'forgotten@example.test' })
  await aUser(db, { ...waiting, email: 'invited@example.test', role: 'coach' })
  await aUser(db, { ...waiting, email: 'new@example.test', createdAt: new Date('2026-03-01') })
  await aUser(db, { email: 'verified@example.test', createdAt })
  const again = await aUser(db, { ...waiting, email: 'again@example.test' })
  const claim = { userId: again.id, username: 'Again', passwordHash: 'hash', language: null }
  await insertRegistration(db, claim, new Date('2026-03-01'))
  await cleanUp(db, now)
  expect((await db.select().from(users)).map(({ email }) => email).toSorted()).toEqual([
    'again@example.test',
    'invited@example.test',
    'new@example.test',
    'verified@example.test',
  ])
})

test('the clean-up leaves an account that the school enrolled, verified or not', async () => {
  const createdAt = new Date('2026-01-02')
  const { id: userId } = await aUser(db, { isVerified: false, passwordHash: null, createdAt })
  await anEnrollment(db, { userId, source: 'hand' })
  await cleanUp(db, now)
  expect(await db.$count(users, eq(users.id, userId))).toBe(1)
})

test('deletes counters of past hours', async () => {
  await db.insert(hourlyCounts).values([
    { key: 'old', hour: new Date('2026-02-27T09:00:00Z'), count: 3 },
    { key: 'new', hour: new Date('2026-03-02T08:00:00Z'), count: 3 },
  ])
  await cleanUp(db, now)
  expect((await db.select().from(hourlyCounts)).map(({ key }) => key)).toEqual(['new'])
})

test('deletes large numbers of rows in batches', async () => {
  await db.execute(sql`
    create function refuse_many() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 5000 then raise 'too many at once'; end if;
      return null;
    end $$`)
  const { id: userId } = await aUser(db)
  for (const table of ['hourly_counts', 'notifications'])
    await db.execute(
      sql.raw(`create trigger refuse_many after delete on ${table} referencing old table as gone
        for each statement execute function refuse_many()`),
    )
  await db.execute(sql`
    insert into hourly_counts (key, hour, count) select n::text, '2026-02-27', 1 from generate_series(1, 10001) n`)
  await db.execute(sql`
    insert into notifications (user_id, kind, params, about, created_at, is_mail_due)
    select ${userId}, 'enrolled', '{}', n::text, '2025-01-01', false from generate_series(1, 5001) n`)
  await cleanUp(db, now)
  expect(await db.$count(hourlyCounts, lt(hourlyCounts.hour, new Date('2026-03-01')))).toBe(0)
  expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(0)
})

test('the clean-up is scheduled once a day', async () => {
  const { rows: schedules } = await db.execute(sql`select name, cron, timezone from pgboss.schedule`)
  expect(schedules).toContainEqual({ name: 'clean-up', cron: '30 4 * * *', timezone: 'Europe/Istanbul' })
})

test('deletes contact messages two years after the answer, and the log after one', async () => {
  const old = new Date('2024-02-01')
  const visitor = { kind: 'contact', createdAt: old, lastAt: old } as const
  await aThread(db, { ...visitor, visitorName: 'answered long ago', doneAt: old })
  await aThread(db, { ...visitor, visitorName: 'answered lately', doneAt: new Date('2026-01-01') })
  await aThread(db, { ...visitor, visitorName: 'never answered' })
  await aThread(db, { createdAt: old, lastAt: old })
  const entry = { event: 'login', address: '', userAgent: '' } as const
  await db.insert(securityLog).values([
    { ...entry, createdAt: new Date('2025-03-01') },
    { ...entry, createdAt: new Date('2025-03-04') },
  ])
  await cleanUp(db, now)
  const left = await db.select().from(messageThreads)
  expect(new Set(left.map(({ visitorName }) => visitorName))).toEqual(new Set(['answered lately', null]))
  expect(await db.$count(securityLog)).toBe(1)
})

test('deletes notifications 90 days after reading or a year after sending, and keeps the counts of announcements', async () => {
  const { id: userId } = await aUser(db)
  const { id: announcementId } = await anAnnouncement(db, {
    byUserId: userId,
    sentAt: new Date('2025-01-01'),
  })
  const on = (day: string) => new Date(day)
  const given = [
    ['read lately', { createdAt: on('2025-06-01'), readAt: on('2025-12-03') }],
    ['read long ago', { createdAt: on('2025-06-01'), readAt: on('2025-12-01'), announcementId }],
    ['unread for months', { createdAt: on('2025-03-03') }],
    ['unread for a year', { createdAt: on('2025-03-01'), mailedAt: on('2025-03-01'), announcementId }],
  ] as const
  for (const [about, fields] of given) await aNotification(db, userId, { about, ...fields })
  await cleanUp(db, now)
  await cleanUp(db, now)
  const left = await db.select().from(notifications).where(eq(notifications.userId, userId))
  expect(left.map(({ about }) => about).toSorted()).toEqual(['read lately', 'unread for months'])
  expect(await findOwnAnnouncements(db, { ids: [announcementId], byUserId: userId })).toMatchObject([
    { readCount: 1, mailedCount: 1 },
  ])
})

test('deletes live events after a day', async () => {
  const { id: userId } = await aUser(db)
  const event = { userId, event: { kind: 'notification' } }
  const [, kept] = await db
    .insert(liveEvents)
    .values([
      { ...event, createdAt: new Date('2026-03-01T08:59:00Z') },
      { ...event, createdAt: new Date('2026-03-01T09:01:00Z') },
    ])
    .returning({ id: liveEvents.id })
  await cleanUp(db, now)
  expect(await db.select({ id: liveEvents.id }).from(liveEvents)).toEqual([kept])
})

test('continues after a failed deletion, and reports it', async () => {
  const { id: userId } = await aUser(db)
  const { id } = await aSession(db, userId, now)
  await db.execute(sql`update sessions set expires_at = '2026-01-30' where id = ${id}`)
  await db.insert(hourlyCounts).values({ key: 'past', hour: new Date('2026-02-27T09:00:00Z'), count: 1 })
  await db.execute(sql`create table keeps_sessions (id uuid references sessions)`)
  await db.execute(sql`insert into keeps_sessions values (${id})`)
  await expect(cleanUp(db, now)).rejects.toThrow(/1 of \d+ failed/)
  expect(await db.$count(hourlyCounts, eq(hourlyCounts.key, 'past'))).toBe(0)
  await db.execute(sql`drop table keeps_sessions`)
  await cleanUp(db, now)
  expect(await db.$count(sessions, eq(sessions.id, id))).toBe(0)
})

test('deletes unsent uploads after a day; jobs remove their files after the rows are gone', async () => {
  const { id: userId } = await aUser(db)
  const { id: threadId } = await aThread(db, { personId: userId })
  const old = { userId, createdAt: new Date('2026-03-01T08:59:00Z') }
  const forgotten = await Promise.all(Array.from({ length: 101 }, () => anAttachment(db, old)))
  const sent = await anAttachment(db, { ...old, threadId, seq: 1 })
  const late = await anAttachment(db, { userId, createdAt: new Date('2026-03-01T09:01:00Z') })
  await cleanUp(db, now)
  const left = await db.select({ id: messageAttachments.id }).from(messageAttachments)
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([sent.id, late.id]))
  const { rows } = await db.execute<{ names: string[] }>(
    sql`select data -> 'names' as names from pgboss.job where name = 'remove-files'`,
  )
  expect(rows.map(({ names }) => names.length).toSorted((one, other) => one - other)).toEqual([1, 100])
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(
    forgotten.map(({ id }) => `messages/${id}.pdf`).toSorted(),
  )
})
