import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether a learner sees the row `resource`: active, for their level or all, and for all courses or one with a
 * paid seat. An ended course still counts.
 */
export const isVisibleTo = (userId: SQL | string): SQL => sql`(
  resource.is_active
  and (resource.level is null or resource.level = (select one.level from users as one where one.id = ${userId}))
  and (resource.course_id is null or exists (
    select from enrollments as seat
    where seat.user_id = ${userId} and seat.course_id = resource.course_id and seat.status = 'active')))`

/** The school's order; new ones come first. */
export const inOrder = sql`resource.place, resource.created_at desc, resource.id desc`
