import { maxHelloSeconds } from '@sohbet/domain/voice'
import { sql } from 'drizzle-orm'
import { check, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { moment, revision } from '../columns.ts'
import { coaches, knownLanguages } from './coaches.ts'
import { spokenLanguages } from '@sohbet/domain/spoken-languages'

/** What a coach wants the public page to say, until an admin publishes it. */
export const coachDrafts = pgTable(
  'coach_drafts',
  {
    coachId: uuid('coach_id')
      .primaryKey()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    personalSummary: text('personal_summary').notNull(),
    summaryEn: text('summary_en').notNull(),
    origin: text().notNull(),
    speaks: text({ enum: spokenLanguages }).array().notNull(),
    photo: text(),
    hello: text(),
    helloSeconds: real('hello_seconds'),
    changedAt: moment('changed_at').notNull(),
    /** Why an admin did not publish it; null while it waits. */
    returnedNote: text('returned_note'),
    revision: revision(),
  },
  (draft) => [
    check('coach_drafts_speaks_known', sql`${draft.speaks} <@ ${knownLanguages}`),
    check('coach_drafts_summary_given', sql`${draft.personalSummary} <> ''`),
    check('coach_drafts_hello_whole', sql`num_nulls(${draft.hello}, ${draft.helloSeconds}) in (0, 2)`),
    check('coach_drafts_hello_short', sql`${draft.helloSeconds} <= ${sql.raw(String(maxHelloSeconds + 1))}`),
  ],
)
