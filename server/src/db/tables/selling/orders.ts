import { reductionKinds } from '@sohbet/domain/campaign/discount-code'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { discountCodes } from './discount-codes.ts'
import { enrollments } from './enrollments.ts'
import { packs } from './packs.ts'

/** What a learner pays for: an enrolment, or a pack of credits. Payments, ledger lines and consents belong to an order. */
export const orders = pgTable(
  'orders',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    enrollmentId: uuid('enrollment_id').references(() => enrollments.id, { onDelete: 'restrict' }),
    packId: uuid('pack_id').references(() => packs.id, { onDelete: 'restrict' }),
    /** The price of the plan before the reduction, in minor units. */
    listMinor: bigint('list_minor', { mode: 'number' }).notNull(),
    /** What the order saves, in minor units; the enrolment has the price after it. */
    reductionMinor: bigint('reduction_minor', { mode: 'number' }).notNull().default(0),
    reductionKind: text('reduction_kind', { enum: reductionKinds }),
    /** Stays when the use is released: a late payment takes it again. */
    discountCodeId: uuid('discount_code_id').references(() => discountCodes.id, { onDelete: 'restrict' }),
    /** Versions of the accepted documents, and when. */
    preInformation: text('pre_information'),
    distanceSales: text('distance_sales'),
    consentedAt: moment('consented_at'),
    /** VAT in the price. The school's rate on the day of the order, by default. */
    vatPercent: numeric('vat_percent', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(sql`school_vat_percent()`),
    /** When the learner asked for lessons before the withdrawal period ends; null without the request. */
    earlyStartAt: moment('early_start_at'),
    /** What the payer writes on a bank transfer; null until one is expected. */
    reference: text(),
    /** Since when the learner pays by bank transfer: the seat is held longer. */
    transferSince: moment('transfer_since'),
    /** Part of the price that the school gave back and does not ask for again, in minor units. */
    waivedMinor: bigint('waived_minor', { mode: 'number' }).notNull().default(0),
    /** The day by which the balance is due. */
    dueOn: date('due_on'),
    /** Whether the learner gets a weekly mail while the balance is overdue. */
    reminds: boolean().notNull().default(false),
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull(),
  },
  (order) => [
    uniqueIndex('orders_enrollment').on(order.enrollmentId),
    uniqueIndex('orders_pack').on(order.packId),
    check('orders_of_one', sql`num_nonnulls(${order.enrollmentId}, ${order.packId}) = 1`),
    check('orders_pack_without_reduction', sql`${order.packId} is null or ${order.reductionMinor} = 0`),
    uniqueIndex('orders_reference').on(order.reference),
    index('orders_due')
      .on(order.dueOn)
      .where(sql`${order.dueOn} is not null`),
    check('orders_reference_shape', sql`${order.reference} ~ '^SB-[2-9A-HJ-NP-Z]{6}$'`),
    check(
      'orders_transfer_has_reference',
      sql`${order.transferSince} is null or ${order.reference} is not null`,
    ),
    check('orders_waived_not_negative', sql`${order.waivedMinor} >= 0`),
    check('orders_vat_within', sql`${order.vatPercent} between 0 and 50`),
    index('orders_discount_code').on(order.discountCodeId),
    check('orders_reduction_within', sql`${order.reductionMinor} between 0 and ${order.listMinor}`),
    check('orders_reduction_known', oneOf(order.reductionKind, reductionKinds)),
    check(
      'orders_reduction_has_kind',
      sql`(${order.reductionMinor} > 0) = (${order.reductionKind} is not null)`,
    ),
    check(
      'orders_reduction_of_code',
      sql`(${order.reductionKind} is not distinct from 'code') = (${order.discountCodeId} is not null)`,
    ),
    check(
      'orders_consents_together',
      sql`num_nulls(${order.preInformation}, ${order.distanceSales}, ${order.consentedAt}) in (0, 3)`,
    ),
    check(
      'orders_early_start_with_consents',
      sql`${order.earlyStartAt} is null or ${order.consentedAt} is not null`,
    ),
  ],
)
