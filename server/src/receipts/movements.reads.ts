import { addDays, schoolMoment, type Day } from '@sohbet/domain/calendar'
import { currencies } from '@sohbet/domain/course/price'
import { handMethods, ledgerKinds } from '@sohbet/domain/enrollment/payment'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'

/** Kinds of movements: those of the ledger, and payouts to partners. */
export const movementKinds = [...ledgerKinds, 'payout'] as const

const movement = z.object({
  id: z.string(),
  createdAt: z.coerce.date(),
  /** The time with microseconds, to continue after it. */
  place: z.string(),
  kind: z.enum(movementKinds),
  amountMinor: z.number(),
  currency: z.enum(currencies),
  reference: z.string(),
  /** The sum of the order's movements before this one; null without an order. */
  beforeMinor: z.number().nullable(),
  vatPercent: z.number().nullable(),
  year: z.number().nullable(),
  number: z.number().nullable(),
  orderId: z.string().nullable(),
  course: z.string().nullable(),
  /** The billing name, the payer's name, or the learner or partner; null after the account was erased. */
  name: z.string().nullable(),
  taxNumber: z.string().nullable(),
  provider: z.string().nullable(),
  method: z.enum(handMethods).nullable(),
  instalments: z.number().nullable(),
  chargedMinor: z.number().nullable(),
  reductionMinor: z.number().nullable(),
})
export type Movement = z.output<typeof movement>

type Place = Pick<Movement, 'place' | 'id'>

/** One query for each ledger, with the same columns. */
const sources = (isWanted: (row: string) => SQL): SQL[] => [
  sql`select line.id, line.created_at as "createdAt", line.created_at::text as place, line.kind, line.amount_minor::float8 as "amountMinor",
      line.currency, line.reference,
      (select coalesce(sum(earlier.amount_minor), 0)::float8 from money_ledger as earlier
        where earlier.order_id = line.order_id
          and (earlier.created_at, earlier.id) < (line.created_at, line.id)) as "beforeMinor",
      orders.vat_percent::float8 as "vatPercent", receipts.year, receipts.number, orders.id as "orderId",
      coalesce(nullif(receipts.course_name, ''), receipts.plan_name ->> 'tr', courses.name, packs.size || ' ders kredisi') as course, coalesce(billing.name, payments.buyer_name, users.username) as name, billing.tax_number as "taxNumber",
      payments.provider, coalesce(by_hand.method, case when line.payment_id is null then 'transfer' end) as method,
      payments.instalments, payments.charged_minor::float8 as "chargedMinor",
      coalesce(receipts.reduction_minor, orders.reduction_minor)::float8 as "reductionMinor"
    from money_ledger as line
    join orders on orders.id = line.order_id
    left join enrollments on enrollments.id = orders.enrollment_id
    left join courses on courses.id = enrollments.course_id
    left join packs on packs.id = orders.pack_id
    left join receipts on receipts.movement_id = line.id
    left join order_billing as billing on billing.order_id = orders.id and coalesce(receipts.has_billing, true)
    left join hand_movements as by_hand on by_hand.movement_id = line.id
    left join payments on payments.id = line.payment_id
    left join users on users.id = coalesce(enrollments.user_id, packs.user_id)
    where ${isWanted('line')}`,
  sql`select line.id, line.created_at, line.created_at::text, line.kind, line.amount_minor::float8, line.currency, line.note,
      null::float8, null::float8, null::int, null::int, null::uuid, null, partners.name, null, null, null, null::int,
      null::float8, null::float8
    from partner_ledger as line join partners on partners.id = line.partner_id
    where line.kind = 'payout' and ${isWanted('line')}`,
]

/** One page of the movements of some days of the school, oldest first, after a place. */
export function readMovementsPage(
  db: Db,
  { from, to, after, limit }: { from: Day; to: Day; after: Place | null; limit: number },
): Promise<Movement[]> {
  const start = schoolMoment(from).toISOString()
  const end = schoolMoment(addDays(to, 1)).toISOString()
  const isWanted = (row: string): SQL => {
    const [createdAt, id] = [sql.raw(`${row}.created_at`), sql.raw(`${row}.id`)]
    const isLater = after
      ? sql`(${createdAt}, ${id}) > (${after.place}::timestamptz, ${after.id}::uuid)`
      : sql`true`
    return sql`${createdAt} >= ${start}::timestamptz and ${createdAt} < ${end}::timestamptz and ${isLater}`
  }
  return queryRows(
    db,
    movement,
    sql`${sql.join(sources(isWanted), sql` union all `)} order by "createdAt", id limit ${limit}`,
  )
}
