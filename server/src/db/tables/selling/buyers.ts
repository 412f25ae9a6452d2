import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../people/users.ts'

/** Who pays for a learner, remembered with consent for the next payment. */
export const buyers = pgTable('buyers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  surname: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  identityNumber: text('identity_number').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
