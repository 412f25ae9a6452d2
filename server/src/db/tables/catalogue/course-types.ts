import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, searchFold } from '../columns.ts'

export const courseTypes = pgTable(
  'course_types',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    name: text().notNull(),
    description: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (type) => [
    // In a selector, two types with one name would look the same
    uniqueIndex('course_types_name').on(searchFold(type.name)),
    check('course_types_complete', sql`length(${type.name}) >= 3 and ${type.description} <> ''`),
  ],
)
