import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, revision } from '../columns.ts'
import { modules } from './modules.ts'

/** Words and phrases of a module. The list is saved as a whole. */
export const moduleWords = pgTable(
  'module_words',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    moduleId: uuid('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer().notNull(),
    /** English. */
    term: text().notNull(),
    /** Turkish. */
    translation: text().notNull(),
    /** An English sentence with it. */
    example: text().notNull().default(''),
    audioUrl: text('audio_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (word) => [
    // Deferrable in the migration, so that one statement can swap places
    unique('module_words_position').on(word.moduleId, word.position),
    check('module_words_position_counts', sql`${word.position} >= 0`),
    check('module_words_given', sql`'' not in (${word.term}, ${word.translation})`),
  ],
)

/** Counts the edits of a module's words; a module without a row has none. */
export const moduleWordLists = pgTable('module_word_lists', {
  moduleId: uuid('module_id')
    .primaryKey()
    .references(() => modules.id, { onDelete: 'cascade' }),
  revision: revision(),
  updatedAt: moment('updated_at').notNull(),
})
