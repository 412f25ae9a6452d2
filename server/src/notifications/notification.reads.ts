import type { Role } from '@sohbet/domain/account/role'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { listNotifications, Notification } from '@sohbet/contract/notifications/notifications'
import { notice } from '@sohbet/contract/notifications/notifications'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'

type Query = Parsed<typeof listNotifications>['query']

/** The coach and the course of an announcement by a coach; null for one of the school. */
export const announcedBy = sql<unknown>`(
  select json_build_object('coach', author.username, 'course', course.name, 'courseId', course.id)
  from users as author join courses as course on course.id = ${announcements.courseId}
  where author.id = ${announcements.byUserId} and ${announcements.isOfCoach})`

const columns = {
  id: notifications.id,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
  kind: notifications.kind,
  params: notifications.params,
  titleTr: announcements.titleTr,
  titleEn: announcements.titleEn,
  textTr: announcements.textTr,
  textEn: announcements.textEn,
  from: announcedBy,
}
type Row = { [Column in keyof typeof columns]: unknown } & Pick<
  typeof notifications.$inferSelect,
  'id' | 'createdAt' | 'readAt'
>

export const noticeOf = (row: Omit<Row, 'id' | 'createdAt' | 'readAt'>) =>
  notice.parse({
    ...Object(row.params),
    kind: row.kind,
    ...(row.kind === 'announcement' && {
      title: { tr: row.titleTr, en: row.titleEn },
      text: { tr: row.textTr, en: row.textEn },
      from: row.from ?? undefined,
    }),
  })

const shown = (row: Row): Notification => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  notice: noticeOf(row),
})

const rowsOf = (db: Db) =>
  db
    .select(columns)
    .from(notifications)
    .leftJoin(announcements, eq(announcements.id, notifications.announcementId))

const stateIs = { unread: isNull(notifications.readAt), read: isNotNull(notifications.readAt) }

export async function readNotifications(
  db: Db,
  userId: string,
  { pageIndex, pageSize, kind, state }: Query,
): Promise<Reply<typeof listNotifications>> {
  const where = and(
    eq(notifications.userId, userId),
    kind && eq(notifications.kind, kind),
    state && stateIs[state],
  )
  const rows = await rowsOf(db)
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  const totalCount = await db.$count(notifications, where)
  return { data: rows.map(shown), totalCount }
}

export async function findNotification(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<Notification | undefined> {
  const [row] = await rowsOf(db).where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
  return row && shown(row)
}

const unreadRow = z.object({ notifications: z.number(), messages: z.number() })

const messagesOfSchool = sql`(select sum(school_unread) from message_threads where school_unread > 0)`
const messagesOf = (userId: string) => sql`(select sum(unread) from (
  select person_unread as unread from message_threads where person_user_id = ${userId} and person_unread > 0
  union all
  select coach_unread from message_threads where coach_user_id = ${userId} and coach_unread > 0) as own)`

/** Every page asks for these counts. A message counts once, at the message icon. Partial indexes of unread rows serve them. */
export async function readUnread(
  db: Db,
  { userId, role }: { userId: string; role: Role },
): Promise<z.output<typeof unreadRow>> {
  const messages = role === 'admin' ? messagesOfSchool : messagesOf(userId)
  const [counts] = await queryRows(
    db,
    unreadRow,
    sql`select (select count(*)::int from notifications where user_id = ${userId} and read_at is null
        and kind <> 'message') as notifications,
      coalesce(${messages}, 0)::int as messages`,
  )
  return counts ?? { notifications: 0, messages: 0 }
}
