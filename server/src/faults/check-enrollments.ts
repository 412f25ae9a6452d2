import { maxGroupMembers } from '@sohbet/domain/telegram-group/distribution'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** Enough groups that they are not full after the first kills. */
export const groupsOfCourse = 20

export type Books = {
  /** Acknowledged enrolments that are missing. */
  lost: number
  /** Learners with two active seats. */
  twice: number
  /** Courses whose counter or groups do not match their seats. */
  miscounted: number
  /** Enrolments that were written only in part. */
  half: Record<string, unknown>[]
}

/** Checks the enrolments of a drill's learners. Each learner enrolled once. */
export async function checkEnrollments(db: Db, acknowledged: readonly string[]): Promise<Books> {
  const { rows } = await db.execute<{ user_id: string; rows: number }>(
    sql`select user_id, count(*)::int as rows from enrollments where status = 'active' group by 1`,
  )
  const counts = new Map(rows.map((row) => [row.user_id, row.rows]))
  return {
    lost: acknowledged.filter((id) => !counts.has(id)).length,
    twice: acknowledged.filter((id) => (counts.get(id) ?? 0) > 1).length,
    miscounted: await countMiscounted(db),
    half: await findHalf(db),
  }
}

async function countMiscounted(db: Db): Promise<number> {
  const { rows } = await db.execute<{ miscounted: number }>(sql`
    select count(*)::int as miscounted from courses c
    cross join lateral (
      select count(*) filter (where status in ('pending', 'active')) as held,
        count(*) filter (where status = 'active') as active
      from enrollments e where e.course_id = c.id) as seats
    cross join lateral (select count(*) as all from telegram_group_members m where m.course_id = c.id) as members
    cross join lateral (
      select count(*) * ${sql.raw(String(maxGroupMembers))} as places from telegram_groups g where g.course_id = c.id) as groups
    where c.current_enrollments <> seats.held
      or (c.max_enrollments = 1000000 and members.all <> least(seats.active, groups.places))`)
  return rows[0]?.miscounted ?? 0
}

/**
 * Counts for each enrolment everything that an activation and a payment write, in one statement and therefore one
 * snapshot. An inactive enrolment has none of it; a free one has no payment. Mails stay queued, because no worker
 * runs. Each table is counted once: counting per enrolment would exceed the statement timeout after ten thousand
 * enrolments.
 */
const findHalf = (outer: Db): Promise<Record<string, unknown>[]> =>
  outer.transaction(async (db) => {
    // A database that is killed repeatedly never analyses its tables, assumes that they are empty and would
    // choose nested loops
    await db.execute(sql`set local enable_nestloop = off`)
    const { rows } = await db.execute(sql`
      with mails as materialized (
        select data->>'to' as email, count(*)::int as mails from pgboss.job
        where name = 'send-mail' and data->>'subject' like 'Kaydın tamam: %' group by 1
      ), credits as materialized (
        select enrollment_id, count(*)::int as credits from credit_lots group by 1
      ), notices as materialized (
        select user_id, count(*) filter (where kind = 'enrolled')::int as notices,
          count(*) filter (where kind = 'payment')::int as payment_notices
        from notifications group by 1
      ), paid as materialized (
        select orders.enrollment_id, count(*)::int as payments,
          count(*) filter (where o.status = 'complete' and o.reference = p.reference)::int as checkouts
        from payments p join orders on orders.id = p.order_id left join local_checkouts o on o.id = p.session_id where p.status = 'paid' group by 1
      ), booked as materialized (
        select enrollment_id, sum(amount_minor)::int as booked
        from money_ledger join orders on orders.id = order_id group by 1
      ), written as (
        select e.id, e.status, e.activated_at is not null as since, coalesce(mails, 0) as mails,
          coalesce(credits, 0) as credits, coalesce(notices, 0) as notices, coalesce(payment_notices, 0) as payment_notices,
          coalesce(payments, 0) as payments, coalesce(checkouts, 0) as checkouts, coalesce(booked, 0) as booked,
          e.amount_minor::int as price,
          case when e.status = 'active' then 1 else 0 end as once,
          case when e.status = 'active' and e.amount_minor > 0 then 1 else 0 end as once_if_dear
        from enrollments e join users u on u.id = e.user_id
        left join mails on mails.email = u.email
        left join credits on credits.enrollment_id = e.id
        left join notices on notices.user_id = u.id
        left join paid on paid.enrollment_id = e.id
        left join booked on booked.enrollment_id = e.id
        where u.email like '%@drill.test'
      )
      select * from written
      where (mails, credits, notices) <> (once, once, once) or since <> (status = 'active')
        or (payments, checkouts, payment_notices) <> (once_if_dear, once_if_dear, once_if_dear)
        or booked <> once_if_dear * price
      limit 5`)
    return rows
  })
