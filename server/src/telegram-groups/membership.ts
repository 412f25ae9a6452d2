import { maxGroupMembers } from '@sohbet/domain/telegram-group/distribution'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { sqlMoment } from '../db/sql-moment.ts'

/** The first free place of a group; null when it is full. */
const freePlace = (groupId: string | SQL) => sql`(
  select min(place) from generate_series(1, ${sql.raw(String(maxGroupMembers))}) as place
  where not exists (select from telegram_group_members as taken
    where taken.group_id = ${groupId} and taken.place = place.place))`

const found = z.object({ rows: z.tuple([z.object({ place: z.number().nullable() })]) })

/** Stays free while the course is locked. */
export async function findFreePlace(db: Db, groupId: string): Promise<number | null> {
  const answer = await db.execute(sql`select ${freePlace(groupId)}::int as place`)
  return found.parse({ rows: answer.rows }).rows[0].place
}

/**
 * A learner who enrols after the groups exist joins the smallest; of several, the one with the most similar
 * members. When all are full the learner has no group, and the admin sees it. The course is locked.
 */
export async function joinSmallestGroup(
  db: Db,
  { courseId, userId, now }: { courseId: string; userId: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into telegram_group_members (course_id, user_id, group_id, place, joined_at)
    select own.course_id, joining.id, own.id, free.place, ${sqlMoment(now)}
    from telegram_groups as own
    join users as joining on joining.id = ${userId}
    cross join lateral (select ${freePlace(sql`own.id`)} as place) as free
    cross join lateral (
      select count(*) as size, coalesce(avg(coalesce(member.level_score, 0)), 0) as score
      from telegram_group_members as there join users as member on member.id = there.user_id
      where there.group_id = own.id) as there
    where own.course_id = ${courseId} and free.place is not null
    order by there.size, abs(there.score - coalesce(joining.level_score, 0)), own.position
    limit 1
    on conflict (course_id, user_id) do nothing`)
}

/** Removes learners without a seat from the groups of the course. The course is locked. */
export async function leaveGroups(db: Db, enrollmentIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from telegram_group_members as member using enrollments as seat
    where seat.id = any(${sql.param(enrollmentIds)}::uuid[])
      and member.course_id = seat.course_id and member.user_id = seat.user_id`)
}
