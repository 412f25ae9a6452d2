import { randomUUID } from 'node:crypto'
import { createEnrollment, enrollment } from '@sohbet/contract/selling/enrollments'
import { createCheckoutSession, type Buyer } from '@sohbet/contract/selling/payments'
import { firstPlans, type Plan } from '@sohbet/domain/enrollment/plan'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
import { cancellationChoices } from '../../db/tables/selling/moves.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'
import { aUser } from './builders.ts'
import { aCourse } from './catalogue.ts'
import type { TestApp } from '../apps/test-app.ts'
import { isOrderOf, requireOrderId } from '../../enrollments/orders.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { firstVersion } from '../../site/sales-documents.reads.ts'

export const sellingClock = new Date('2026-03-02T09:00:00Z')

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('an inserted row was not returned')
  return row
}

/** A learner who may enrol in a course that requires only a level. */
export const aTestedLearner = (db: Db, fields: Parameters<typeof aUser>[1] = {}) =>
  aUser(db, { level: 'B1', levelScore: 1700, ...fields })

/** A counted seat in a course; active by default. */
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
  const enrollment = only(
    await db
      .insert(enrollments)
      .values({
        source: 'checkout',
        plan: 'basic',
        contents: firstPlans[fields.plan ?? 'basic'],
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
  await db.insert(orders).values({
    enrollmentId: enrollment.id,
    listMinor: enrollment.amountMinor,
    createdAt: enrollment.createdAt,
  })
  return enrollment
}

/** A course that the school has cancelled, with the open choice of a learner. */
export async function aCancelledCourse(db: Db, { userId }: { userId: string }) {
  const course = await aCourse(db, { cancelledAt: sellingClock, cancelReason: 'Too few learners' })
  const { id: enrollmentId } = await anEnrollment(db, { userId, courseId: course.id })
  await db.insert(cancellationChoices).values({
    courseId: course.id,
    enrollmentId,
    chooseUntil: new Date(sellingClock.getTime() + 7 * 86_400_000),
    keepMinor: 0,
  })
  return { course, enrollmentId }
}

/** A place in the waiting list of a course. */
export const aPlaceInLine = async (
  db: Db,
  fields: Partial<typeof waitingList.$inferInsert> & { courseId: string; userId: string },
) =>
  only(
    await db
      .insert(waitingList)
      .values({ plan: 'basic', createdAt: sellingClock, ...fields })
      .returning(),
  )

/** A free seat that the learner had and cancelled. */
export const aCancelledFreeSeat = (db: Db, seat: { userId: string; courseId: string; cancelledAt: Date }) =>
  anEnrollment(db, {
    source: 'free',
    amountMinor: 0,
    status: 'cancelled',
    activatedAt: seat.cancelledAt,
    ...seat,
  })

/** A payment for an enrolment, at the local provider and in the ledger. */
export async function aPaidPayment(
  db: Db,
  { enrollmentId, amountMinor = 45_000 }: { enrollmentId: string; amountMinor?: number },
) {
  const orderId = await requireOrderId(db, enrollmentId)
  const [reference, session] = [`pi_${randomUUID()}`, `cs_${randomUUID()}`]
  const payment = only(
    await db
      .insert(payments)
      .values({
        orderId,
        provider: 'local',
        sessionId: session,
        sessionUrl: `http://localhost/checkout/${session}`,
        status: 'paid',
        reference,
        amountMinor,
        currency: 'USD',
        createdAt: sellingClock,
        paidAt: sellingClock,
        chargedMinor: amountMinor,
        instalments: 1,
      })
      .returning(),
  )
  const entry = only(
    await db
      .insert(moneyLedger)
      .values({
        orderId,
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

/** A dispute about the only payment of an enrolment that an admin recorded, with its ledger line. */
export async function aDispute(db: Db, enrollmentId: string) {
  const payment = only(
    await db.select().from(payments).where(isOrderOf(payments.orderId, enrollmentId)).limit(1),
  )
  const { amountMinor, currency, orderId, id: paymentId } = payment
  const reference = `hand-${randomUUID()}`
  await db.insert(moneyLedger).values({
    orderId,
    paymentId,
    kind: 'dispute',
    amountMinor: -amountMinor,
    currency,
    reference,
    createdAt: sellingClock,
  })
  const state = { status: 'open', money: 'withdrawn', openedAt: sellingClock } as const
  return only(
    await db
      .insert(disputes)
      .values({ paymentId, reference, amountMinor, ...state })
      .returning(),
  )
}

/** A transfer that an admin booked; returns the id of its movement. */
export async function aHandPayment(
  db: Db,
  { enrollmentId, amountMinor = 45_000 }: { enrollmentId: string; amountMinor?: number },
): Promise<string> {
  const entry = only(
    await db
      .insert(moneyLedger)
      .values({
        orderId: await requireOrderId(db, enrollmentId),
        kind: 'payment',
        amountMinor,
        currency: 'USD',
        reference: `hand-${randomUUID()}`,
        createdAt: sellingClock,
      })
      .returning(),
  )
  await db
    .insert(handMovements)
    .values({ movementId: entry.id, method: 'transfer', receivedOn: '2026-03-02' })
  return entry.id
}

/** Both documents, ticked in a school that has published none of its own. */
export const bothConsents = { preInformation: true, distanceSales: true, version: firstVersion }

/** Holds a seat and opens the provider's checkout. */
export async function checkOut(
  server: TestApp,
  as: { id: string },
  {
    courseId,
    plan = 'basic',
    buyer,
    rememberBuyer = false,
  }: { courseId: string; plan?: Plan; buyer?: Buyer | null; rememberBuyer?: boolean },
) {
  const { body } = await server.call(createEnrollment, { body: { courseId, plan } }, { as })
  const { id } = enrollment.parse(body)
  const answer = await server.call(
    createCheckoutSession,
    { body: { enrollmentId: id, consents: bothConsents, rememberBuyer, ...(buyer && { buyer }) } },
    { as },
  )
  const { sessionUrl } = createCheckoutSession.reply.parse(answer.body)
  const [payment] = await server.db
    .select()
    .from(payments)
    .where(and(isOrderOf(payments.orderId, id), eq(payments.status, 'open')))
  return { id, sessionUrl, sessionId: sessionUrl.split('/').at(-1) ?? '', paymentId: payment?.id ?? '' }
}

/** A provider event about a payment. */
export const paymentEvent = (paymentId: string, type = 'checkout.session.completed') =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object: { metadata: { paymentId } } },
  })

/** The ledger lines of an enrolment, oldest first. */
export const bookedFor = async (db: Db, enrollmentId: string) =>
  (
    await db
      .select({ amountMinor: moneyLedger.amountMinor })
      .from(moneyLedger)
      .where(isOrderOf(moneyLedger.orderId, enrollmentId))
      .orderBy(moneyLedger.createdAt, moneyLedger.id)
  ).map(({ amountMinor }) => amountMinor)

export const enrollmentById = async (db: Db, id: string) =>
  only(await db.select().from(enrollments).where(eq(enrollments.id, id)))

export const later = (server: TestApp, minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}
