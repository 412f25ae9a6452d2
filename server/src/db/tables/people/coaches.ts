import { spokenLanguages } from '@sohbet/domain/spoken-languages'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, revision } from '../columns.ts'
import { users } from './users.ts'

/** Our own constants, so they are not escaped. */
export const knownLanguages = sql.raw(`array[${spokenLanguages.map((code) => `'${code}'`).join(', ')}]`)

export const coaches = pgTable(
  'coaches',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** Null after the account was erased: the courses keep their coach. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    profilePhoto: text('profile_photo'),
    personalSummary: text('personal_summary').notNull(),
    /** The same summary in English; empty when there is none. */
    summaryEn: text('summary_en').notNull().default(''),
    /** Where the coach comes from. */
    origin: text().notNull().default(''),
    teaches: text({ enum: spokenLanguages }).array().notNull().default([]),
    speaks: text({ enum: spokenLanguages }).array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    isNative: boolean('is_native').notNull().default(false),
    isZoomOnly: boolean('is_zoom_only').notNull().default(false),
    /** Listed among the teachers of the public pages. */
    isPublic: boolean('is_public').notNull().default(false),
    /** The file of the recorded hello, and its length. */
    hello: text(),
    helloSeconds: real('hello_seconds'),
    revision: revision(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (coach) => [
    uniqueIndex('coaches_user').on(coach.userId),
    ...(['teaches', 'speaks'] as const).map((column) =>
      check(`coaches_${column}_known`, sql`${coach[column]} <@ ${knownLanguages}`),
    ),
    check('coaches_summary_given', sql`${coach.personalSummary} <> ''`),
    check('coaches_hello_whole', sql`num_nulls(${coach.hello}, ${coach.helloSeconds}) in (0, 2)`),
  ],
)
