import { sql } from 'drizzle-orm'
import { check, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** VAT in the price. The school's rate on the day of the order, by default. */
    vatPercent: numeric('vat_percent', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(sql`school_vat_percent()`),
    createdAt: moment('created_at').notNull(),
  },
  (order) => [
    uniqueIndex('orders_enrollment').on(order.enrollmentId),
    check('orders_vat_within', sql`${order.vatPercent} between 0 and 50`),
    check(
      'orders_consents_together',
      sql`num_nulls(${order.preInformation}, ${order.distanceSales}, ${order.consentedAt}) in (0, 3)`,
    ),
  ],
)
