import { daysBefore } from '@sohbet/domain/moment'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import { and, eq, inArray, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { enrollments, waitingListActions, waitingListExits } from '../db/tables/selling/enrollments.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { figures } from '../db/tables/core/figures.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { liveEvents } from '../db/tables/core/live-events.ts'
import { messageThreads } from '../db/tables/messaging/messages.ts'
import { registrations } from '../db/tables/people/registrations.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { sessions } from '../db/tables/people/sessions.ts'
import { users } from '../db/tables/people/users.ts'
import { deleteUnsentAttachments } from '../messages/delete-unsent-attachments.ts'
import { forgetInvitations } from '../lessons/duo/invitations.ts'
import { forgetPapers } from '../receipts/forget-papers.ts'
import { deleteOldRecordings } from '../speaking/forget-recordings.ts'
import { runAll } from '../async/run-all.ts'

/** Rows per delete statement. */
const atOnce = 5000
const keepDays = 30
const keepLogDays = 365
/** Read notifications are useful for a while; after a year unread ones go too. */
const keepReadDays = 90
const keepNotificationDays = 365
const keepAwayDays = 90
/** As in the privacy policy: two years after the matter is closed. */
const keepMessageDays = 2 * 365

/**
 * Deletes ended sessions and pending registrations after a month, with addresses that were never verified;
 * invited or enrolled accounts stay. The security log and admins' changes of waiting lists stay a year, a contact
 * message two, a learner's recordings a year, invoices and billing details of orders ten; an invitation to a lesson stays until a day after it, and
 * a coach's time away three months. A
 * failed step does not stop the others.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => daysBefore(now, days)
  const before = daysAgo(keepDays)
  await runAll([
    () => deleteAll(db, sessions, or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before))),
    () => deleteAll(db, securityLog, lt(securityLog.createdAt, daysAgo(keepLogDays))),
    () => forgetVisitors(db, daysAgo(keepMessageDays)),
    () => deleteUnsentAttachments(db, daysAgo(1)),
    () => deleteOldRecordings(db, daysAgo(speakingLimits.keepDays)),
    () =>
      forgetNotifications(db, {
        readBefore: daysAgo(keepReadDays),
        createdBefore: daysAgo(keepNotificationDays),
      }),
    () => deleteAll(db, waitingListExits, lt(waitingListExits.leftAt, daysAgo(2))),
    () => deleteAll(db, waitingListActions, lt(waitingListActions.createdAt, daysAgo(keepLogDays))),
    () => deleteAll(db, liveEvents, lt(liveEvents.createdAt, daysAgo(1))),
    async () => void (await db.delete(figures)),
    () => deleteAll(db, coachAways, lt(coachAways.endsAt, daysAgo(keepAwayDays))),
    () => deleteAll(db, hourlyCounts, lt(hourlyCounts.hour, daysAgo(1))),
    () => forgetPapers(db, now),
    () => forgetInvitations(db, daysAgo(1)),
    () => forgetRegistrations(db, before),
    () => forgetStrangers(db, before),
  ])
}

/** All rows at once might exceed the statement timeout. */
async function repeat(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === atOnce);
}

function deleteAll(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  const some = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(atOnce)
  return repeat(async () => {
    const { rowCount } = await db.delete(table).where(sql`ctid = any(array(${some}))`)
    return rowCount ?? 0
  })
}

const forgetVisitors = (db: Db, before: Date): Promise<void> =>
  deleteAll(
    db,
    messageThreads,
    and(
      eq(messageThreads.kind, 'contact'),
      lt(sql`coalesce(${messageThreads.doneAt}, ${messageThreads.lastAt})`, before),
    ),
  )

/** An account that must verify its address again keeps its registration. */
async function forgetRegistrations(db: Db, before: Date): Promise<void> {
  const settled = db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.isVerified, true), isNull(users.passwordHash)))
  await deleteAll(
    db,
    registrations,
    and(lt(registrations.createdAt, before), inArray(registrations.userId, settled)),
  )
}

async function forgetStrangers(db: Db, before: Date): Promise<void> {
  const claim = db
    .select({ one: sql`1` })
    .from(registrations)
    .where(eq(registrations.userId, users.id))
  // An account enrolled by the school has a seat and money in the ledger
  const seat = db
    .select({ one: sql`1` })
    .from(enrollments)
    .where(eq(enrollments.userId, users.id))
  await deleteAll(
    db,
    users,
    and(
      isNull(users.passwordHash),
      eq(users.isVerified, false),
      eq(users.role, 'learner'),
      lt(users.createdAt, before),
      notExists(claim),
      notExists(seat),
    ),
  )
}

/** Counts of readers and mails of an announcement stay: deleted notifications are added to its totals. */
async function forgetNotifications(
  db: Db,
  { readBefore, createdBefore }: { readBefore: Date; createdBefore: Date },
): Promise<void> {
  await repeat(async () => {
    const { rows } = await db.execute<{ gone: number }>(sql`
      with gone as (
        delete from notifications where ctid = any(array(
          select ctid from notifications where read_at < ${sqlMoment(readBefore)}
            or created_at < ${sqlMoment(createdBefore)} limit ${atOnce}))
        returning announcement_id, read_at, mailed_at),
      counted as (
        select announcement_id, count(read_at)::int as read, count(mailed_at)::int as mailed
        from gone where announcement_id is not null group by announcement_id),
      kept as (
        update announcements
        set past_read_count = past_read_count + read, past_mailed_count = past_mailed_count + mailed
        from counted where counted.announcement_id = announcements.id)
      select count(*)::int as gone from gone`)
    return rows[0]?.gone ?? 0
  })
}
