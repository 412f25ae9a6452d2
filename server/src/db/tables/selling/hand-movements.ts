import { handMethods } from '@sohbet/domain/enrollment/payment'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../columns.ts'
import { moneyLedger } from './payments.ts'

/** What an admin writes down about money that no provider moved. */
export const handMovements = pgTable(
  'hand_movements',
  {
    movementId: uuid('movement_id')
      .primaryKey()
      .references(() => moneyLedger.id, { onDelete: 'restrict' }),
    method: text({ enum: handMethods }).notNull(),
    /** The day on which the money was received or sent back. */
    receivedOn: date('received_on').notNull(),
    /** May name a person, so it is not part of the ledger and an erasure empties it. */
    note: text().notNull().default(''),
    /** The wrong booking that this movement takes back. */
    correctsId: uuid('corrects_id').references(() => moneyLedger.id, { onDelete: 'restrict' }),
  },
  (movement) => [
    uniqueIndex('hand_movements_one_correction').on(movement.correctsId),
    index('hand_movements_day').on(movement.receivedOn),
    check('hand_movements_method_known', oneOf(movement.method, handMethods)),
  ],
)
