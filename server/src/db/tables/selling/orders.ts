import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { enrollments } from './enrollments.ts'

/** What a learner pays for: an enrolment. Payments, ledger lines and consents belong to an order. */
export const orders = pgTable(
  'orders',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'restrict' }),
    /** Versions of the accepted documents, and when. */
    preInformation: text('pre_information'),
    distanceSales: text('distance_sales'),
    consentedAt: moment('consented_at'),
    createdAt: moment('created_at').notNull(),
  },
  (order) => [
    uniqueIndex('orders_enrollment').on(order.enrollmentId),
    check(
      'orders_consents_together',
      sql`num_nulls(${order.preInformation}, ${order.distanceSales}, ${order.consentedAt}) in (0, 3)`,
    ),
  ],
)
