import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether a learner sees a resource, beside a row `resource`: it is shown, for their level or all, and for all courses
 * or one in which they have a paid seat. A course that is over stays theirs.
 */
export const isVisibleTo = (userId: SQL | string): SQL => sql`(
  resource.is_active
  and (resource.level is null or resource.level = (select one.level from users as one where one.id = ${userId}))
  and (resource.course_id is null or exists (
    select from enrollments as seat
    where seat.user_id = ${userId} and seat.course_id = resource.course_id and seat.status = 'active')))`

/** The school's; a new one stands before all others. */
export const inOrder = sql`resource.place, resource.created_at desc, resource.id desc`
