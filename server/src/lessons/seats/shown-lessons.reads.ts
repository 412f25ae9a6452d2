import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import { sessionCoach } from '@sohbet/contract/live-sessions/session-coach'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { lessonState, opensAt } from '@sohbet/domain/lesson/rules'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'

const row = z.object({
  seatId: z.string(),
  id: z.string(),
  kind: z.enum(lessonKinds),
  coach: sessionCoach.nullable(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  isCancelled: z.boolean(),
  /** The learner gave up the seat; the lesson may take place all the same. */
  isGivenUp: z.boolean(),
  /** Number of changes, for calendar clients. */
  revision: z.number(),
  stampedAt: z.coerce.date(),
})
/** A learner's seat in a lesson, for lists and calendars. */
export type SeatOfLesson = z.output<typeof row>

const seatsOf = (userId: string, where: SQL) => sql`
  select seat.id as "seatId", lesson.id, lesson.kind, case when account.id is not null
      then json_build_object('name', account.username, 'photo', coach.profile_photo) end as coach,
    seat.starts_at as "startsAt", seat.ends_at as "endsAt", seat.status <> 'booked' as "isCancelled",
    seat.status <> 'booked' and (lesson.cancelled_at is null or lesson.cancelled_by = 'learner') as "isGivenUp",
    lesson.revision + (seat.status <> 'booked')::int as revision,
    greatest(seat.created_at, seat.cancelled_at, lesson.changed_at) as "stampedAt"
  from lesson_seats as seat join lessons as lesson on lesson.id = seat.lesson_id
  join coaches as coach on coach.id = lesson.coach_id left join users as account on account.id = coach.user_id
  where seat.user_id = ${userId} and ${where}`

type LessonFilter = { from: Date; to?: Date } | { lessonId: string }

/** A learner's seats that end after `from` and begin before `to`, or those in one lesson; the newest last. */
export const readSeatsOfLessons = (db: Db, userId: string, wanted: LessonFilter): Promise<SeatOfLesson[]> => {
  const where =
    'lessonId' in wanted
      ? sql`lesson.id = ${wanted.lessonId} order by seat.created_at`
      : sql`seat.ends_at > ${sqlMoment(wanted.from)} and ${wanted.to ? sql`seat.starts_at < ${sqlMoment(wanted.to)}` : sql`true`}
          order by seat.starts_at, seat.created_at`
  return queryRows(db, row, seatsOf(userId, where))
}

const shownAhead = 6

/** A column with the next lessons of a learner. */
export const lessonsAhead = ({ userId, now }: { userId: string; now: Date }): SQL => sql`(
  select coalesce(json_agg(seat order by seat."startsAt"), '[]') from (${seatsOf(
    userId,
    // Nothing lasts a day, so the index by start finds them without reading all that are over
    sql`seat.status = 'booked' and seat.ends_at > ${sqlMoment(now)} and seat.starts_at > ${sqlMoment(now)} - interval '1 day'
      order by seat.starts_at limit ${shownAhead}`,
  )}) as seat)`
export const lessonsAheadColumn = z.array(row)

export const toShownLesson = (seat: SeatOfLesson, now: Date): ShownLesson => ({
  id: seat.id,
  kind: seat.kind,
  coach: seat.coach,
  startsAt: seat.startsAt.toISOString(),
  endsAt: seat.endsAt.toISOString(),
  opensAt: opensAt(seat).toISOString(),
  state: lessonState(seat, now),
})
