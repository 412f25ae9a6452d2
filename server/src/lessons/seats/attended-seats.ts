import { sql } from 'drizzle-orm'
import { sqlMoment } from '../../db/sql-moment.ts'

/**
 * A condition on a row `seat`: the learner came to the lesson. Until the outcome is decided, their door and the word
 * of the coach say so.
 */
export const cameToLesson = sql`(seat.status = 'booked' and (seat.outcome = 'taught'
  or (seat.outcome is null and seat.came_at is not null and seat.is_present is not false)))`

/** The length of all lessons of a learner that are over, as a column. */
export const lessonSecondsOf = ({ userId, now }: { userId: string; now: Date }) => sql`(
  select coalesce(sum(extract(epoch from seat.ends_at - seat.starts_at)), 0) from lesson_seats as seat
  where seat.user_id = ${userId} and seat.ends_at <= ${sqlMoment(now)} and ${cameToLesson})`
