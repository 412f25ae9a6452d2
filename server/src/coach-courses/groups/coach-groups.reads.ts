import type { CoachGroups } from '@sohbet/contract/telegram-groups/coach-groups'
import { schoolDay } from '@sohbet/domain/calendar'
import { isMissing } from '@sohbet/domain/telegram-group/presence'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isCoachedBy } from '../../coaches/course-access.ts'
import type { SignedInContext } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'

const member = z.object({
  userId: z.string(),
  username: z.string(),
  openedAt: z.string().nullable(),
  isInGroup: z.boolean().nullable(),
})

const courseRow = z.object({
  courseId: z.string(),
  courseName: z.string(),
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      inviteLink: z.string().nullable(),
      members: z.array(member),
    }),
  ),
  seatCount: z.number(),
})

/** Ended and cancelled courses are left out: nobody has to join there any more. */
export async function readCoachGroups({
  db,
  actor,
  now,
}: Pick<SignedInContext, 'db' | 'actor' | 'now'>): Promise<CoachGroups> {
  const courses = await queryRows(
    db,
    courseRow,
    sql`select course.id as "courseId", course.name as "courseName",
        (select coalesce(json_agg(json_build_object('id', own.id, 'name', own.name, 'inviteLink', own.invite_link,
            'members', (select coalesce(json_agg(json_build_object('userId', person.id, 'username', person.username,
                'openedAt', member.opened_at, 'isInGroup', member.is_in_group)
                order by person.username collate "tr-x-icu", person.id), '[]')
              from telegram_group_members as member join users as person on person.id = member.user_id
              where member.group_id = own.id)) order by own.position), '[]')
          from telegram_groups as own where own.course_id = course.id) as groups,
        (select count(*)::int from enrollments as seat where seat.course_id = course.id and seat.status = 'active'
          and seat.user_id is not null) as "seatCount"
      from courses as course
      where course.is_active and course.cancelled_at is null and course.end_date >= ${schoolDay(now)}::date
        and ${isCoachedBy(actor.userId)}
      order by course.start_date, course.id`,
  )
  return {
    groups: courses
      .flatMap(({ courseId, courseName, groups }) =>
        groups.map(({ id, name, inviteLink, members }) => ({
          id,
          name,
          inviteLink,
          courseId,
          courseName,
          memberCount: members.length,
          missing: members
            .filter((known) => isMissing(known))
            .map(({ userId, username }) => ({ userId, username })),
        })),
      )
      .toSorted((one, other) => other.missing.length - one.missing.length),
    withoutGroup: courses
      .map(({ courseId, courseName, groups, seatCount }) => ({
        courseId,
        courseName,
        learnerCount: seatCount - groups.reduce((sum, { members }) => sum + members.length, 0),
      }))
      .filter(({ learnerCount }) => learnerCount > 0),
  }
}
