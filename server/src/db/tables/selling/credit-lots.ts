import { lotSources } from '@sohbet/domain/credits/lots'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'
import { enrollments } from './enrollments.ts'
import { packs } from './packs.ts'

/** Credits that came together and expire together. Lines of the ledger change what is left, by a trigger. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text({ enum: lotSources }).notNull(),
    /** The seat whose plan brought it. */
    enrollmentId: uuid('enrollment_id').references(() => enrollments.id, { onDelete: 'restrict' }),
    /** The pack that was bought. */
    packId: uuid('pack_id').references(() => packs.id, { onDelete: 'restrict' }),
    /** What is left of it. */
    credits: integer().notNull().default(0),
    extraGroups: integer('extra_groups').notNull().default(0),
    /** The last day on which it can be used. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** The last reminder: days before the expiry, and the expiry that it named. */
    remindedDays: smallint('reminded_days'),
    remindedOf: date('reminded_of', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
  },
  (lot) => [
    index('credit_lots_user').on(lot.userId),
    index('credit_lots_expiry').on(lot.expiresOn),
    uniqueIndex('credit_lots_enrollment').on(lot.enrollmentId),
    uniqueIndex('credit_lots_pack').on(lot.packId),
    check('credit_lots_source_known', oneOf(lot.source, lotSources)),
    check(
      'credit_lots_plan_of_enrollment',
      sql`(${lot.source} = 'plan') = (${lot.enrollmentId} is not null)`,
    ),
    check('credit_lots_pack_bought', sql`(${lot.source} = 'pack') = (${lot.packId} is not null)`),
    check('credit_lots_not_negative', sql`${lot.credits} >= 0 and ${lot.extraGroups} >= 0`),
  ],
)
