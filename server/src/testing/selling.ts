import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/courses.ts'
import { enrollments } from '../db/tables/enrollments.ts'
import { moneyLedger, payments } from '../db/tables/payments.ts'
import { eq, sql } from 'drizzle-orm'
import { aUser } from './builders.ts'
import { aCourse } from './catalogue.ts'

export const sellingClock = new Date('2026-03-02T09:00:00Z')

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('an inserted row was not returned')
  return row
}

/** Who may enrol in a course that asks for the level test alone. */
export const aTestedLearner = (db: Db, fields: Parameters<typeof aUser>[1] = {}) =>
  aUser(db, { level: 'B1', levelScore: 1700, ...fields })

/** A seat in a course, counted. Active unless said otherwise. */
export async function anEnrollment(
  db: Db,
  fields: Partial<typeof enrollments.$inferInsert> & { userId: string },
) {
  const courseId = fields.courseId ?? (await aCourse(db)).id
  const status = fields.status ?? 'active'
  if (status !== 'cancelled')
    await db
      .update(courses)
      .set({ currentEnrollments: sql`${courses.currentEnrollments} + 1` })
      .where(eq(courses.id, courseId))
  const times = {
    pending: { heldUntil: new Date(sellingClock.getTime() + 30 * 60_000) },
    active: { activatedAt: sellingClock },
    cancelled: { cancelledAt: sellingClock, cancelReason: 'learner' as const },
  }
  return only(
    await db
      .insert(enrollments)
      .values({
        source: 'checkout',
        plan: 'basic',
        amountMinor: 45_000,
        currency: 'USD',
        createdAt: sellingClock,
        ...times[status],
        ...fields,
        courseId,
        status,
      })
      .returning(),
  )
}

/** Money that came for an enrolment, at the local provider and in the books. */
export async function aPaidPayment(
  db: Db,
  { enrollmentId, amountMinor = 45_000 }: { enrollmentId: string; amountMinor?: number },
) {
  const [reference, session] = [`pi_${randomUUID()}`, `cs_${randomUUID()}`]
  const payment = only(
    await db
      .insert(payments)
      .values({
        enrollmentId,
        provider: 'local',
        sessionId: session,
        sessionUrl: `http://localhost/checkout/${session}`,
        status: 'paid',
        reference,
        amountMinor,
        currency: 'USD',
        createdAt: sellingClock,
        paidAt: sellingClock,
      })
      .returning(),
  )
  const entry = only(
    await db
      .insert(moneyLedger)
      .values({
        enrollmentId,
        paymentId: payment.id,
        kind: 'payment',
        amountMinor,
        currency: 'USD',
        reference,
        createdAt: sellingClock,
      })
      .returning(),
  )
  return { payment, entry }
}
