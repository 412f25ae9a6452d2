import { sampleSchool } from '@sohbet/domain/school'
import { count, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAnnouncements } from '../announcements/send-announcements.ts'
import { sendReminders } from '../reminders/send-reminders.ts'
import { locks } from '../db/locks.ts'
import { memoryFiles } from '../testing/files/memory-files.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { messageThreads } from '../db/tables/messaging/messages.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { partners } from '../db/tables/selling/partners.ts'
import { payCoaches } from '../pay/pay-coaches.ts'
import { readBalances } from '../partners/partner.reads.ts'
import { users } from '../db/tables/people/users.ts'
import { demoFiles } from '../testing/files/demo-files.ts'
import { demoCoaches } from './catalogue/demo-coaches.ts'
import { demoAccounts, insertDemoData } from './demo-data.ts'
import { demoLearners } from './demo-learners.ts'
import { demoThreads } from './messages/demo-threads.ts'

const now = new Date('2026-03-02T09:00:00Z')
const nextWeek = new Date('2026-03-09T09:00:00Z')

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

test('several first starts at once insert the school once', async () => {
  const { db } = database
  const inserted = await Promise.all(
    [1, 2, 3].map(() => insertDemoData(db, { now, files: memoryFiles(), demoFiles })),
  )
  expect(inserted.filter(Boolean)).toHaveLength(1)
  expect(await db.$count(users)).toBe(demoAccounts.length + demoLearners(now).length + demoCoaches.length - 1)
  expect(await db.$count(messageThreads)).toBe(demoThreads.length)
  const [settings] = await db.select().from(schoolSettings)
  expect(settings?.announcementTr).toContain('Yeni konuşma grupları')
  const school = await db.execute(sql`select data from school_data`)
  expect(school.rows).toMatchObject([
    { data: { bankHolder: sampleSchool.company, bankName: expect.stringContaining('Örnek') } },
  ])
  const made = await db.select({ id: partners.id }).from(partners)
  const balances = await Promise.all(made.map(({ id }) => readBalances({ db, now, publicUrl: '' }, id)))
  // A payout can be shown
  expect(balances.flat().some(({ payable }) => payable > 0)).toBe(true)
})

test('the pay of a session is in the statement of its own month', async () => {
  const { db } = database
  await payCoaches({ db, now })
  const { rows } = await db.execute(sql`select count(*)::int as elsewhere from pay_lines
    where month <> to_char(starts_at at time zone 'Europe/Istanbul', 'YYYY-MM')`)
  expect(rows).toEqual([{ elsewhere: 0 }])
})

test('a start waits for a slow one that inserts the school', async () => {
  const { db } = database
  const { second } = await db.transaction(async (first) => {
    await first.execute(sql`select pg_advisory_xact_lock(${locks.demoData})`)
    const second = db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '1s'`)
      return insertDemoData(tx, { now, files: memoryFiles(), demoFiles })
    })
    second.catch(() => undefined) // awaited below
    // now() is the start of this transaction
    const isLater = sql`select clock_timestamp() > now() + interval '1.5 seconds' as later`
    await expect
      .poll(async () => (await first.execute(isLater)).rows, { timeout: 20_000 })
      .toEqual([{ later: true }])
    return { second }
  })
  expect(await second).toBe(false)
})

test('locked learners failed minutes ago, are verified, and stay locked until next week', () => {
  const locked = demoLearners(now).filter(({ lockoutUntil }) => lockoutUntil)
  expect(locked.length).toBeGreaterThan(2)
  for (const { isVerified, failedLoginAttempts, lastFailedLoginAttempt, lockoutUntil } of locked) {
    expect({ isVerified, failedLoginAttempts }).toEqual({ isVerified: true, failedLoginAttempts: 5 })
    const minutesAgo = (now.getTime() - Number(lastFailedLoginAttempt)) / 60_000
    expect(minutesAgo).toBeGreaterThan(0)
    expect(minutesAgo).toBeLessThan(60)
    expect(Number(lockoutUntil)).toBeGreaterThan(nextWeek.getTime())
  }
})

test('only locked learners have failed five times', () => {
  const failed = demoLearners(now).filter(({ failedLoginAttempts }) => failedLoginAttempts >= 5)
  expect(failed.every(({ lockoutUntil }) => lockoutUntil)).toBe(true)
})

test('unverified learners have a code that stays valid until next week', () => {
  const unverified = demoLearners(now).filter(({ isVerified }) => !isVerified)
  expect(unverified.length).toBeGreaterThan(2)
  for (const { verificationCodeExpires } of unverified) {
    expect(Number(verificationCodeExpires)).toBeGreaterThan(nextWeek.getTime())
  }
})

test('the bells show two for the learner and the admin, three for the coach, and the jobs add none', async () => {
  const { db } = database
  await insertDemoData(db, { now, files: memoryFiles(), demoFiles })
  await sendReminders({ db, now })
  await sendAnnouncements({ db, now })
  const unread = await db
    .select({ email: users.email, count: count() })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(isNull(notifications.readAt))
    .groupBy(users.email)
  expect(Object.fromEntries(unread.map((row) => [row.email, row.count]))).toEqual({
    'admin@sohbet.test': 2,
    'coach@sohbet.test': 3,
    'learner@sohbet.test': 2,
  })
  expect(await db.$count(notifications, eq(notifications.isMailDue, true))).toBe(0)
})
