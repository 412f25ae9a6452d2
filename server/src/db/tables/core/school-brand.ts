import type { Brand } from '@sohbet/domain/brand/brand'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** One row, or none while the default brand applies. */
export const schoolBrand = pgTable(
  'school_brand',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Always read and written as a whole. */
    data: jsonb().$type<Brand>().notNull(),
    revision: integer().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (brand) => [
    check('school_brand_one_row', sql`${brand.isOnly}`),
    check('school_brand_named', sql`length(coalesce(${brand.data} ->> 'name', '')) > 0`),
  ],
)
