import { levels } from '@sohbet/domain/level-test/level'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, revision } from '../columns.ts'
import { courses } from './courses.ts'

/** Learning resources. */
export const resources = pgTable(
  'resources',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    title: text().notNull(),
    description: text().notNull().default(''),
    type: text({ enum: resourceTypes }).notNull(),
    link: text().notNull(),
    /** Null: for all levels. */
    level: text({ enum: levels }),
    /** Null: for all; otherwise for learners with a seat in it. */
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'restrict' }),
    /** The school's order; equal places are sorted newest first. */
    place: integer().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    revision: revision(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (resource) => [
    index('resources_newest').on(resource.isActive, resource.createdAt, resource.id),
    index('resources_course').on(resource.courseId),
    check('resources_type_known', oneOf(resource.type, resourceTypes)),
    check('resources_level_known', oneOf(resource.level, levels)),
    check('resources_given', sql`${resource.title} <> '' and ${resource.link} <> ''`),
  ],
)
