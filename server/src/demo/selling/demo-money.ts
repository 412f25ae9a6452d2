import { randomUUID } from 'node:crypto'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { daysBefore } from '@sohbet/domain/moment'
import { and, asc, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { users } from '../../db/tables/people/users.ts'
import { buyers } from '../../db/tables/selling/buyers.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { givePlans } from './demo-credits.ts'
import type { DemoMovement } from './demo-movements.ts'

/** Days ago at which learners who paid by transfer left and were refunded. */
const leftDaysAgo = [9, 41, 64, 118]

/** One learner for each of a few paid courses, with the times of payment and leaving. */
async function findLeavers(db: Db, now: Date) {
  const seat = db
    .select({ one: sql`1` })
    .from(enrollments)
    .where(and(eq(enrollments.userId, users.id), eq(enrollments.courseId, courses.id)))
  const leavers = await db
    .selectDistinctOn([courses.id], { courseId: courses.id, userId: users.id, course: courses })
    .from(courses)
    .innerJoin(users, and(eq(users.role, 'learner'), isNotNull(users.level)))
    .where(and(eq(courses.isActive, true), gt(courses.priceMinor, 0), notExists(seat)))
    .orderBy(asc(courses.id), asc(users.email))
    .limit(leftDaysAgo.length)
  return leavers.map(({ courseId, userId, course }, place) => {
    const leftAt = daysBefore(now, leftDaysAgo[place] ?? 1)
    return {
      id: randomUUID(),
      orderId: randomUUID(),
      courseId,
      userId,
      course,
      leftAt,
      paidAt: daysBefore(leftAt, 4),
    }
  })
}

/** Adds seats paid by hand and fully refunded. Returns the movements to book. */
export async function addRefunds(db: Db, now: Date): Promise<DemoMovement[]> {
  const left = await findLeavers(db, now)
  if (left.length === 0) return []
  await db.insert(enrollments).values(
    left.map(({ id, courseId, userId, course, leftAt, paidAt }) => ({
      id,
      courseId,
      userId,
      status: 'cancelled' as const,
      source: 'hand' as const,
      plan: 'basic' as const,
      contents: firstPlans.basic,
      amountMinor: course.priceMinor,
      currency: course.currency,
      activatedAt: paidAt,
      createdAt: paidAt,
      cancelledAt: leftAt,
      cancelReason: 'refunded' as const,
      note: 'Havale',
    })),
  )
  await db.insert(orders).values(
    left.map(({ id, orderId, course, paidAt }) => ({
      id: orderId,
      enrollmentId: id,
      listMinor: course.priceMinor,
      createdAt: paidAt,
    })),
  )
  const { credits, extraGroups } = firstPlans.basic
  for (const { id: enrollmentId, userId, course, leftAt, paidAt } of left)
    await givePlans(db, course, [
      { userId, enrollmentId, given: { credits, extraGroups }, createdAt: paidAt, leftAt },
    ])
  return left.flatMap(({ id, orderId, course, leftAt, paidAt }) =>
    ([1, -1] as const).map((sign) => ({
      id: randomUUID(),
      orderId,
      kind: sign === 1 ? ('payment' as const) : ('refund' as const),
      amountMinor: sign * course.priceMinor,
      currency: course.currency,
      reference: `hand-${id}`,
      createdAt: sign === 1 ? paidAt : leftAt,
    })),
  )
}

/** Remembers who pays for the demo learner. */
export async function addBuyer(db: Db, now: Date): Promise<void> {
  const [learner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'learner@sohbet.test'))
  if (!learner) return
  await db.insert(buyers).values({
    userId: learner.id,
    name: 'Elif',
    surname: 'Yıldız',
    phone: '+90 555 000 00 00',
    address: 'Örnek Mahallesi, Deneme Sokak 1',
    city: 'İzmir',
    country: 'Türkiye',
    identityNumber: '11111111111',
    updatedAt: now,
  })
}
