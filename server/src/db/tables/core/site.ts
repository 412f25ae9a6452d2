import { sitePageNames } from '@sohbet/contract/site/site-pages'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { percentLimits } from '@sohbet/domain/enrollment/plan'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'

/** A row for each page of the public site that an admin has edited. */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    page: text({ enum: sitePageNames }).primaryKey(),
    /** What is not published yet; null after publishing. */
    content: jsonb().$type<StoredValue>(),
    /** Number of saves and publications, to refuse a change of an outdated page. */
    revision: integer().notNull().default(0),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (draft) => [
    index('site_drafts_by_user').on(draft.byUserId),
    check('site_drafts_page_known', oneOf(draft.page, sitePageNames)),
    check('site_drafts_content', sql`jsonb_typeof(${draft.content}) = 'object'`),
  ],
)

const percentOf = (content: PgColumn, plan: string) =>
  sql`(${content} #>> ${sql.raw(`'{plans,plans,${plan},percent}'`)})::int`

/** What was published, for ever: the newest version of a page is shown. Append-only, enforced by a trigger. */
export const siteVersions = pgTable(
  'site_versions',
  {
    page: text({ enum: sitePageNames }).notNull(),
    number: integer().notNull(),
    content: jsonb().$type<StoredValue>().notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment('published_at').notNull(),
  },
  (version) => [
    primaryKey({ columns: [version.page, version.number] }),
    index('site_versions_by_user').on(version.byUserId),
    check('site_versions_page_known', oneOf(version.page, sitePageNames)),
    check('site_versions_number', sql`${version.number} > 0`),
    check('site_versions_content', sql`jsonb_typeof(${version.content}) = 'object'`),
    // Prices of orders are computed from these
    check(
      'site_versions_plans',
      sql`${version.page} <> 'pricing' or coalesce(
        ${percentOf(version.content, 'super')} between ${sql.raw(String(percentLimits.min))} and ${percentOf(version.content, 'premium')}
        and ${percentOf(version.content, 'premium')} <= ${sql.raw(String(percentLimits.max))}, false)`,
    ),
  ],
)
