import { retakeAfterDays } from '@sohbet/domain/level-test/policy'
import { sql, type SQL } from 'drizzle-orm'
import { bookedMinor } from '../db/money/order-money.ts'

/** A completed paid course, long enough, whose learner has not taken the level test since. */
const isOfferedByCourse = (userId: SQL) => sql`exists (
  select from course_results as result
    join enrollments as seat on seat.id = result.enrollment_id
    join courses as course on course.id = seat.course_id
    join orders as paid on paid.enrollment_id = seat.id
  where seat.user_id = ${userId} and seat.status = 'active' and result.outcome = 'completed'
    and course.end_date - course.start_date + 1 >= ${retakeAfterDays}::int and ${bookedMinor(sql`paid.id`)} > 0
    and result.decided_at > coalesce((select max(taken.completed_at) from level_test_attempts as taken
      where taken.user_id = ${userId}), '-infinity'))`

/** Whether a learner may take the level test again: an admin allows it, or a completed course offers it. */
export const isRetakeAllowed = (userId: SQL) => sql<boolean>`(
  (select learner.is_retake_allowed from users as learner where learner.id = ${userId}) or ${isOfferedByCourse(userId)})`

/** The scores of a learner, in the order in which they were reached. */
export const scoresOf = (userId: SQL) => sql<number[]>`array(
  select taken.score from level_test_attempts as taken
  where taken.user_id = ${userId} and taken.completed_at is not null order by taken.completed_at, taken.id)`
