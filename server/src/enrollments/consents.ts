import { consentVersions } from '@sohbet/domain/enrollment/consents'
import { withdrawalFrom } from '@sohbet/domain/enrollment/cancellation'
import { and, eq, isNotNull, isNull, notExists } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { payments } from '../db/tables/selling/payments.ts'
import type { EnrollmentRow } from './seats/seat-context.ts'

type Ticked = { preInformation: boolean; distanceSales: boolean; earlyStart?: boolean | undefined }

/** What an order stores of the accepted documents, both or none, and the request for an early start. */
export type Consents = Pick<
  typeof orders.$inferSelect,
  'preInformation' | 'distanceSales' | 'consentedAt' | 'earlyStartAt'
>

export const noConsents: Consents = {
  preInformation: null,
  distanceSales: null,
  consentedAt: null,
  earlyStartAt: null,
}

export const consentsOf = (ticked: Ticked | undefined, now: Date): Consents =>
  ticked?.preInformation && ticked.distanceSales
    ? { ...consentVersions, consentedAt: now, earlyStartAt: ticked.earlyStart ? now : null }
    : noConsents

/** The documents name plan and price, so earlier consents end when these change. */
export const replaceConsents = (db: Db, enrollmentId: string, consents: Consents) =>
  db.update(orders).set(consents).where(eq(orders.enrollmentId, enrollmentId))

/** Ends consents given for a price that the learner did not see. Those of a payment under way stay. */
export const endUnusedConsents = (db: Db, enrollmentId: string) => {
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'open')))
  return db
    .update(orders)
    .set(noConsents)
    .where(and(eq(orders.enrollmentId, enrollmentId), isNull(orders.transferSince), notExists(open)))
}

export const hasConsents = async (db: Db, enrollmentId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.enrollmentId, enrollmentId), isNotNull(orders.consentedAt)))) > 0

/** When the learner's period of withdrawal began; null without the right. */
export async function readWithdrawalFrom(db: Db, enrollment: EnrollmentRow): Promise<Date | null> {
  const [order] = await db
    .select({ consentedAt: orders.consentedAt, earlyStartAt: orders.earlyStartAt })
    .from(orders)
    .where(eq(orders.enrollmentId, enrollment.id))
  return order ? withdrawalFrom(enrollment, order) : null
}
