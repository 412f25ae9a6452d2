import { serviceFaults, serviceNames } from '@sohbet/domain/system/service-health'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'

/** What the last check of each service found. */
export const serviceChecks = pgTable(
  'service_checks',
  {
    name: text({ enum: serviceNames }).primaryKey(),
    checkedAt: moment('checked_at').notNull(),
    /** Null while it works. */
    fault: text({ enum: serviceFaults }),
    failingSince: moment('failing_since'),
    /** When the admins were notified of this incident. */
    noticedAt: moment('noticed_at'),
  },
  (row) => [
    check('service_checks_name_known', oneOf(row.name, serviceNames)),
    check('service_checks_fault_known', oneOf(row.fault, serviceFaults)),
    check('service_checks_since', sql`(${row.fault} is null) = (${row.failingSince} is null)`),
    check('service_checks_noticed', sql`${row.noticedAt} is null or ${row.fault} is not null`),
  ],
)

/** One row, or none before the first mail: how the mail server answered the last mails. */
export const mailFlow = pgTable(
  'mail_flow',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** When a mail last went out, to half a minute. */
    sentAt: moment('sent_at'),
    /** Mails that failed since then, without those whose recipient was refused. */
    failedInRow: integer('failed_in_row').notNull().default(0),
  },
  (flow) => [check('mail_flow_one_row', sql`${flow.isOnly}`)],
)
