import { documentCount } from '@sohbet/domain/course/module'
import { eq, sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, revision } from '../columns.ts'
import { courseTypes } from './course-types.ts'

export type ModuleDocument = { title: string; description: string; source: string }

export const modules = pgTable(
  'modules',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    courseTypeId: uuid('course_type_id')
      .notNull()
      .references(() => courseTypes.id, { onDelete: 'restrict' }),
    /** From 1. */
    order: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    videoTitle: text('video_title').notNull(),
    videoDescription: text('video_description').notNull(),
    videoSource: text('video_source').notNull(),
    /** Always read and written as a whole, with the module. */
    docs: jsonb().$type<ModuleDocument[]>().notNull(),
    /** Only admins see a draft. It may lack everything but its name. */
    isDraft: boolean('is_draft').notNull().default(false),
    revision: revision(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (module) => [
    // Deferrable in the migration, so that one statement can swap places.
    unique('modules_order').on(module.courseTypeId, module.order),
    check('modules_order_counts', sql`${module.order} > 0`),
    check('modules_name_length', sql`length(${module.name}) >= 3`),
    check(
      'modules_complete',
      sql`${module.isDraft} or '' not in (${module.description}, ${module.videoTitle}, ${module.videoDescription}, ${module.videoSource})`,
    ),
    check(
      'modules_docs_count',
      sql`jsonb_array_length(${module.docs}) <= ${sql.raw(String(documentCount.max))} and (${module.isDraft} or jsonb_array_length(${module.docs}) >= ${sql.raw(String(documentCount.min))})`,
    ),
  ],
)

/** What coaches and learners see, and what counts in a course: all modules but drafts. */
export const publishedModules = pgView('published_modules').as((query) =>
  query.select().from(modules).where(eq(modules.isDraft, false)),
)
