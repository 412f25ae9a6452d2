import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courses } from '../catalogue/courses.ts'
import { moment } from '../columns.ts'
import { users } from '../people/users.ts'

/** Files and links of a session, for its learners. A file belongs to one row and goes with it. */
export const sessionMaterials = pgTable(
  'session_materials',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** The session's slot. */
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    minute: smallint().notNull(),
    title: text().notNull(),
    /** By https, or the plain path of a file of our own. */
    link: text().notNull(),
    /** Size of the file; null for a link. */
    bytes: integer(),
    /** Null after the account was erased. */
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (material) => [
    index('session_materials_session').on(material.courseId, material.day, material.minute),
    index('session_materials_by').on(material.byUserId),
    uniqueIndex('session_materials_one_file')
      .on(material.link)
      .where(sql`${material.bytes} is not null`),
    check('session_materials_minute_of_day', sql`${material.minute} between 0 and 1439`),
    check(
      'session_materials_file_or_link',
      sql`case when ${material.bytes} is null then ${material.link} ~* '^https://'
        else ${material.link} like '/api/sessions/materials/%' end`,
    ),
  ],
)
