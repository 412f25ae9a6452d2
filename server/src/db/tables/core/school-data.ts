import type { SchoolData } from '@sohbet/domain/school'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** One row, or none while the defaults apply. */
export const schoolData = pgTable(
  'school_data',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Always read and written as a whole. */
    data: jsonb().$type<SchoolData>().notNull(),
    revision: integer().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (school) => [
    check('school_data_one_row', sql`${school.isOnly}`),
    check('school_data_named', sql`jsonb_typeof(${school.data}) = 'object'`),
  ],
)
