import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** A learner has an account and a level before the first seat: both are dated some days before it. */
export async function datePeople(db: Db): Promise<void> {
  await db.execute(sql`
    update users set created_at = first.at - interval '3 days'
    from (select user_id, min(created_at) as at from enrollments group by user_id) as first
    where first.user_id = users.id and users.created_at > first.at - interval '3 days'`)
  await db.execute(sql`
    with shift as (
      select attempt.id, first.at - interval '1 day' - attempt.started_at as by
      from level_test_attempts as attempt
      join (select user_id, min(created_at) as at from enrollments group by user_id) as first using (user_id)
      where attempt.started_at > first.at - interval '1 day'
    ), answers as (
      update level_test_answers set shown_at = shown_at + shift.by, answered_at = answered_at + shift.by
      from shift where shift.id = attempt_id
    )
    update level_test_attempts set started_at = started_at + shift.by, shown_at = shown_at + shift.by,
      completed_at = completed_at + shift.by
    from shift where shift.id = level_test_attempts.id`)
}
