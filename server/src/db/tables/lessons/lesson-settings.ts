import { lessonLimits, type LessonRules } from '@sohbet/domain/lesson/lesson'
import { sql, type SQL } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { moment, revision } from '../columns.ts'

const { minutes, maxPerDay: _ofCoach, seats: _ofClass, ...numbers } = lessonLimits

const within = (rules: PgColumn, path: string, { min, max }: { min: number; max: number }): SQL =>
  sql`(${rules} #>> ${sql.raw(`'{${path}}'`)})::int between ${sql.raw(`${min} and ${max}`)}`

/** One row, or none while the first rules apply. */
export const lessonSettings = pgTable(
  'lesson_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    rules: jsonb().$type<LessonRules>().notNull(),
    revision: revision(),
    updatedAt: moment('updated_at').notNull(),
  },
  (settings) => [
    check('lesson_settings_one_row', sql`${settings.isOnly}`),
    check(
      'lesson_settings_within',
      sql`coalesce(${sql.join(
        [
          within(settings.rules, 'minutes,private', minutes),
          within(settings.rules, 'minutes,duo', minutes),
          within(settings.rules, 'minutes,group', minutes),
          ...Object.entries(numbers).map(([name, limits]) => within(settings.rules, name, limits)),
        ],
        sql` and `,
      )}, false)`,
    ),
  ],
)
