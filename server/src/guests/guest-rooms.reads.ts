import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { levels } from '@sohbet/domain/level-test/level'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { liveSessionsBetween } from '../live-sessions/live-sessions-between.ts'

const room = z.object({
  courseId: z.string(),
  courseName: z.string(),
  day: z.string(),
  minute: z.number(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  duration: z.number(),
  kind: z.enum(sessionKinds),
  courseTypeId: z.string(),
  fromLevel: z.enum(levels).nullable(),
  toLevel: z.enum(levels).nullable(),
  coachName: z.string().nullable(),
  capacity: z.number(),
  enrolled: z.number(),
  absent: z.number(),
  guests: z.number(),
  isSameType: z.boolean(),
  isOwnCourse: z.boolean(),
  isGuest: z.boolean(),
})
export type GuestRoom = z.output<typeof room>

type Asked = {
  userId: string
  from: Date
  to: Date
  /** All courses of the learner's types without it. */
  courseId?: string
}

/** Sessions of courses with what decides whether a learner can be a guest, in order of time. */
export function readGuestRooms(db: Db, { userId, from, to, courseId }: Asked): Promise<GuestRoom[]> {
  const ownType = sql`course.type_id in (select own.type_id from enrollments as seat
    join courses as own on own.id = seat.course_id where seat.user_id = ${userId} and seat.status = 'active')`
  const isOwn = sql`exists (select from enrollments as seat where seat.course_id = course.id
    and seat.user_id = ${userId} and seat.status <> 'cancelled')`
  const isWanted = courseId ? sql`course.id = ${courseId}` : sql`${ownType} and not ${isOwn}`
  const isSlot = (row: string) => sql`${sql.raw(row)}.course_id = session.course_id
    and ${sql.raw(row)}.day = session.day and ${sql.raw(row)}.minute = session.minute`
  const guest = sql`from guest_seats as guest where ${isSlot('guest')} and guest.status = 'booked'`
  return queryRows(
    db,
    room,
    sql`select session.course_id as "courseId", session.name as "courseName", session.day::text as day, session.minute,
        session.starts_at as "startsAt", session.ends_at as "endsAt", session.duration,
        coalesce((select change.kind from live_sessions as change where ${isSlot('change')}),
          'speaking_group') as kind,
        type.id as "courseTypeId", type.from_level as "fromLevel", type.to_level as "toLevel",
        (select users.username from coaches join users on users.id = coaches.user_id
          where coaches.id = session.primary_coach_id) as "coachName",
        coalesce(course.capacity, course.max_enrollments) as capacity, course.current_enrollments as enrolled,
        (select count(*)::int from live_session_attendance as away join enrollments as seat
            on seat.course_id = away.course_id and seat.user_id = away.user_id and seat.status = 'active'
          where ${isSlot('away')} and away.absence_announced_at is not null) as absent,
        (select count(*)::int ${guest}) as guests, ${ownType} as "isSameType", ${isOwn} as "isOwnCourse",
        exists (select ${guest} and guest.user_id = ${userId}) as "isGuest"
      from (${liveSessionsBetween({ from: sqlMoment(from), to: sqlMoment(to) }, sql`course.cancelled_at is null and ${isWanted}`)})
        as session
      join courses as course on course.id = session.course_id join course_types as type on type.id = course.type_id
      where session.starts_at >= ${sqlMoment(from)}
      order by session.starts_at, session.course_id`,
  )
}
