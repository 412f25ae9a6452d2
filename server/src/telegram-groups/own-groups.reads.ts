import { ownTelegramGroup, type OwnTelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { schoolDay } from '@sohbet/domain/calendar'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'

type Value = string | SQL | Placeholder

/** The type of `ownGroups`. */
export const ownGroupsColumn = z.array(
  ownTelegramGroup.extend({
    openedAt: z.coerce
      .date()
      .transform((moment) => moment.toISOString())
      .nullable(),
  }),
)

/**
 * A user's groups as a column of any statement, with their links, which only members see. A learner who left a
 * course has none of its groups. Without `today` it includes courses that ended or were cancelled.
 */
export const ownGroups = ({ userId, today }: { userId: Value; today?: Value }): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', own.id, 'name', own.name, 'inviteLink', own.invite_link,
      'memberCount', (select count(*) from telegram_group_members as other where other.group_id = own.id),
      'courseId', course.id, 'courseName', course.name,
      'openedAt', member.opened_at, 'isInGroup', member.is_in_group) order by course.start_date, course.id), '[]')
  from telegram_group_members as member
  join telegram_groups as own on own.id = member.group_id
  join courses as course on course.id = member.course_id
  where member.user_id = ${userId}::uuid${today === undefined ? sql`` : sql` and course.end_date >= ${today}::date and course.cancelled_at is null`})`

export async function readOwnGroups(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<OwnTelegramGroup[]> {
  const { rows } = await db.execute(
    sql`select ${ownGroups({ userId, today: schoolDay(now) })} as "telegramGroups"`,
  )
  return ownGroupsColumn.parse(rows[0]?.['telegramGroups'])
}
