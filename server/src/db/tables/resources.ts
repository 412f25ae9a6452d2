import { resourceTypes } from '@sohbet/domain/resource/type'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from './columns.ts'

/** What the school gives every learner to read, watch and look up. */
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
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (resource) => [
    index('resources_newest').on(resource.isActive, resource.createdAt, resource.id),
    check('resources_type_known', oneOf(resource.type, resourceTypes)),
    check('resources_given', sql`${resource.title} <> '' and ${resource.link} <> ''`),
  ],
)
