import { noteLength } from '@sohbet/contract/learning/learner-page'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './users.ts'

/** Notes of coaches and admins on a learner. The learner's data export includes them. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null after the author's account was erased. */
    authorId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (note) => [
    index('staff_notes_user').on(note.userId, note.createdAt),
    index('staff_notes_author').on(note.authorId),
    check(
      'staff_notes_text_length',
      sql`char_length(${note.text}) between 1 and ${sql.raw(String(noteLength))}`,
    ),
  ],
)
