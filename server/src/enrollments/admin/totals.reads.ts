import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'

const total = z.object({
  currency: z.enum(currencies),
  count: z.number(),
  paid: z.number(),
  refunded: z.number(),
})

/**
 * Sums of all matching enrolments, by currency: those of `paidMinor` and `refundedMinor`, which a test compares. Each
 * table is read once, because sums per row cost most of the time of the list.
 */
export async function readTotals(db: Db, where: SQL | undefined) {
  const rows = await queryRows(
    db,
    total,
    sql`with matching as materialized (
        select orders.id, enrollments.currency from enrollments
        join orders on orders.enrollment_id = enrollments.id where ${where ?? sql`true`}
      ), parts as (
        select currency, 1 as count, 0::bigint as paid, 0::bigint as refunded from matching
        union all
        select matching.currency, 0, amount_minor - refunded_minor, refunded_minor
        from matching join payments on order_id = matching.id where paid_at is not null
        union all
        select matching.currency, 0, amount_minor, case when kind = 'refund' then -amount_minor else 0 end
        from matching join money_ledger on order_id = matching.id where payment_id is null
        union all
        select matching.currency, 0, -disputes.amount_minor, 0
        from matching join payments on order_id = matching.id join disputes on payment_id = payments.id
        where money = 'withdrawn'
      )
      select currency, sum(count)::int as count, sum(paid)::float8 as paid, sum(refunded)::float8 as refunded
      from parts group by currency order by currency`,
  )
  return rows.map((row) => ({ ...row, paid: fromMinor(row.paid), refunded: fromMinor(row.refunded) }))
}
