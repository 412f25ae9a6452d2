import { levels } from '@sohbet/domain/level-test/level'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, revision, searchFold } from '../columns.ts'

export const courseTypes = pgTable(
  'course_types',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    name: text().notNull(),
    description: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The levels that it is for, both included; null where it has no limit. */
    fromLevel: text('from_level', { enum: levels }),
    toLevel: text('to_level', { enum: levels }),
    revision: revision(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (type) => [
    // In a selector, two types with one name would look the same
    uniqueIndex('course_types_name').on(searchFold(type.name)),
    check('course_types_from_level_known', oneOf(type.fromLevel, levels)),
    check('course_types_to_level_known', oneOf(type.toLevel, levels)),
    // The names of the levels sort alphabetically
    check('course_types_levels_in_order', sql`${type.fromLevel} <= ${type.toLevel}`),
    check('course_types_complete', sql`length(${type.name}) >= 3 and ${type.description} <> ''`),
  ],
)
