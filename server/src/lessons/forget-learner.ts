import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/**
 * Before an account is erased: its lessons ahead are cancelled, and what it wished is deleted. Lessons that were
 * taught stay without the person. Takes no lock of a coach, because it only frees time.
 */
export async function forgetLessonsOf(db: Db, userId: string, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`update lesson_seats set wish = '',
      status = case when status = 'booked' and starts_at > ${moment} then 'cancelled' else status end,
      cancelled_at = case when status = 'booked' and starts_at > ${moment} then ${moment} else cancelled_at end
    where user_id = ${userId}`)
  await db.execute(sql`update lessons set cancelled_at = ${moment}, cancelled_by = 'learner'
    where kind <> 'group' and cancelled_at is null and starts_at > ${moment}
      and id in (select lesson_id from lesson_seats where user_id = ${userId})
      and not exists (select from lesson_seats as other where other.lesson_id = lessons.id and other.status = 'booked')`)
}
