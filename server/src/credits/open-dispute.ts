import { sql, type Column, type SQL } from 'drizzle-orm'

const disputeOf = (enrollmentId: Column | SQL) => sql`select 1 from disputes
  join payments as disputed on disputed.id = disputes.payment_id
  join orders as disputed_order on disputed_order.id = disputed.order_id
  where disputed_order.enrollment_id = ${enrollmentId}`

/** Whether a bank has ever disputed a payment of an enrolment. */
export const hasDispute = (enrollmentId: Column | SQL): SQL<boolean> =>
  sql<boolean>`exists (${disputeOf(enrollmentId)})`

/** Whether a bank is checking a payment of an enrolment: its unused credits are frozen. */
export const hasOpenDispute = (enrollmentId: Column | SQL): SQL<boolean> =>
  sql<boolean>`exists (${disputeOf(enrollmentId)} and disputes.status = 'open')`

/** The same for a pack. */
export const hasOpenDisputeOfPack = (packId: Column | SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from disputes
    join payments as disputed on disputed.id = disputes.payment_id
    join orders as disputed_order on disputed_order.id = disputed.order_id
    where disputed_order.pack_id = ${packId} and disputes.status = 'open')`

/** Whether a bank has money of an enrolment that it may still return, as `isInDispute` of the domain. */
export const hasHeldMoney = (enrollmentId: Column | SQL): SQL<boolean> =>
  sql<boolean>`exists (${disputeOf(enrollmentId)} and disputes.status <> 'lost' and disputes.money = 'withdrawn')`
