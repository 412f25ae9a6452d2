import type { LessonRules } from '@sohbet/domain/lesson/lesson'
import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment, revision } from '../columns.ts'

/** One row, or none while the first rules apply. */
export const lessonSettings = pgTable(
  'lesson_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    rules: jsonb().$type<LessonRules>().notNull(),
    revision: revision(),
    updatedAt: moment('updated_at').notNull(),
  },
  (settings) => [check('lesson_settings_one_row', sql`${settings.isOnly}`)],
)
