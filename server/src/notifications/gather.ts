import { notice as noticeShape, type Notice } from '@sohbet/contract/notifications/notifications'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'

const row = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.string(),
  params: z.record(z.string(), z.unknown()),
  personId: z.string().nullable(),
})

export type Gathered = { id: string; userId: string; personId: string | null; notice: Notice }

/**
 * The notices that this transaction has made about courses, sessions and lessons, so that one notice can stand for them. They are
 * those of this moment; the caller has locked them.
 */
export async function gatherNotices(db: Db, now: Date, ids: readonly string[]): Promise<Gathered[]> {
  const rows = await queryRows(
    db,
    row,
    sql`select id, user_id as "userId", kind, params, person_id as "personId" from notifications
      where created_at = ${sqlMoment(now)}
        and coalesce(params ->> 'sessionId', params ->> 'lessonId', params ->> 'courseId') = any(${sql.param(ids)}::text[])
      order by user_id, id`,
  )
  return rows.map(({ id, userId, personId, kind, params }) => ({
    id,
    userId,
    personId,
    notice: noticeShape.parse({ kind, ...params }),
  }))
}

export const deleteNotices = (db: Db, ids: readonly string[]) =>
  db.execute(sql`delete from notifications where id = any(${sql.param(ids)}::uuid[])`)
