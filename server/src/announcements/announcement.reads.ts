import type { Audience, listAnnouncements, SentAnnouncement } from '@sohbet/contract/messaging/announcements'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { agreedUsers } from '../campaign-mails/consent.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { telegramGroups } from '../db/tables/learning/telegram-groups.ts'

const usable = sql`select id from users where is_verified and suspended_at is null`

type To = { audience: Audience; isCampaign?: boolean | undefined }

/** The accounts that can be used; of a campaign only those that agreed to such mails. */
const readersOf = ({ audience, isCampaign = false }: To): SQL =>
  isCampaign ? sql`${usersOf(audience)} and id in (${agreedUsers})` : usersOf(audience)

function usersOf(audience: Audience): SQL {
  if (audience.to === 'role') return sql`${usable} and role = ${audience.role}`
  if (audience.to === 'course')
    return sql`${usable} and id in (select user_id from enrollments
      where course_id = ${audience.courseId} and status = 'active')`
  if (audience.to === 'group')
    return sql`${usable} and id in (select user_id from telegram_group_members where group_id = ${audience.groupId})`
  return usable
}

export async function readReaders(db: Db, to: To): Promise<string[]> {
  const rows = await queryRows(db, z.object({ id: z.string() }), readersOf(to))
  return rows.map(({ id }) => id)
}

export async function countReaders(db: Db, to: To): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${readersOf(to)}) as readers`,
  )
  return rows[0]?.count ?? 0
}

const delivered = (what: SQL) => sql<number>`(select count(${what})::int from ${notifications}
  where ${notifications.announcementId} = ${announcements.id})`

const rowsOf = (db: Db) =>
  db
    .select({
      announcement: announcements,
      course: courses.name,
      group: telegramGroups.name,
      coach: users.username,
      readCount: delivered(sql`${notifications.readAt}`),
      mailedCount: delivered(sql`${notifications.mailedAt}`),
    })
    .from(announcements)
    .leftJoin(courses, eq(courses.id, announcements.courseId))
    .leftJoin(telegramGroups, eq(telegramGroups.id, announcements.groupId))
    .leftJoin(users, and(eq(users.id, announcements.byUserId), announcements.isOfCoach))

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const shown = ({
  announcement: row,
  course,
  group,
  coach,
  readCount,
  mailedCount,
}: Row): SentAnnouncement => ({
  id: row.id,
  title: { tr: row.titleTr, en: row.titleEn },
  text: { tr: row.textTr, en: row.textEn },
  to: row.audience,
  role: row.role,
  about: group === null ? course : `${group}, ${course}`,
  coach,
  isCampaign: row.isCampaign,
  sendAt: row.sendAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  sentCount: row.readerCount,
  readCount: row.pastReadCount + readCount,
  mailedCount: row.pastMailedCount + mailedCount,
})

export async function readAnnouncements(
  db: Db,
  { pageIndex, pageSize }: Parsed<typeof listAnnouncements>['query'],
): Promise<Reply<typeof listAnnouncements>> {
  const rows = await rowsOf(db)
    .orderBy(desc(announcements.sendAt), desc(announcements.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  const totalCount = await db.$count(announcements)
  return { data: rows.map(shown), totalCount }
}

/** Announcements of the caller, by course; without those of another user. */
export async function findOwnAnnouncements(
  db: Db,
  { ids, byUserId }: { ids: readonly string[]; byUserId: string },
): Promise<SentAnnouncement[]> {
  const rows = await rowsOf(db)
    .where(and(inArray(announcements.id, [...ids]), eq(announcements.byUserId, byUserId)))
    .orderBy(asc(courses.name), announcements.id)
  return rows.map(shown)
}

const latest = 20

export async function readOwnAnnouncements(db: Db, byUserId: string): Promise<SentAnnouncement[]> {
  const rows = await rowsOf(db)
    .where(and(eq(announcements.byUserId, byUserId), announcements.isOfCoach))
    .orderBy(desc(announcements.sendAt), desc(announcements.id))
    .limit(latest)
  return rows.map(shown)
}
