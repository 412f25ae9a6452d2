import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * One row. Its revision changes with whatever decides how many courses a filter or a search of the admin's table finds:
 * what was counted at a revision may be kept.
 */
export const courseList = pgTable(
  'course_list',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    revision: integer().notNull().default(0),
  },
  (list) => [check('course_list_one_row', sql`${list.isOnly}`)],
)
