import { randomUUID } from 'node:crypto'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { daysBefore } from '@sohbet/domain/moment'
import { sampleSchool } from '@sohbet/domain/school'
import { and, asc, eq, gt, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import type { DemoMovement } from './demo-movements.ts'

/** SAMPLE. The check digits fit, but no bank has such an account. */
const bank = {
  bankHolder: sampleSchool.company,
  bankName: 'Örnek Bankası, Kadıköy Şubesi',
  iban: 'TR470000000000000000000000',
}

/** Bank details, and a learner who pays in parts and is late with the rest. Returns the movements to book. */
export async function addParts(db: Db, now: Date): Promise<DemoMovement[]> {
  await db.execute(sql`
    insert into school_data (data, revision, updated_at)
    values (${JSON.stringify(bank)}::jsonb, 0, ${now.toISOString()})
    on conflict (is_only) do update set data = school_data.data || excluded.data`)
  const found = await findLearner(db, now)
  if (!found) return []
  const { course, userId } = found
  const paidAt = daysBefore(now, 20)
  const terms = { amountMinor: course.priceMinor, currency: course.currency }
  const [seat] = await db
    .insert(enrollments)
    .values({
      ...terms,
      courseId: course.id,
      userId,
      status: 'active',
      source: 'hand',
      plan: 'basic',
      contents: firstPlans.basic,
      note: 'Üç taksitte havale',
      activatedAt: paidAt,
      createdAt: paidAt,
    })
    .returning({ id: enrollments.id })
  if (!seat) throw new Error('an inserted enrolment was not returned')
  await db
    .update(courses)
    .set({ currentEnrollments: sql`${courses.currentEnrollments} + 1` })
    .where(eq(courses.id, course.id))
  const orderId = randomUUID()
  await db.insert(orders).values({
    id: orderId,
    enrollmentId: seat.id,
    listMinor: course.priceMinor,
    reference: 'SB-7K2M9P',
    dueOn: addDays(schoolDay(now), -4),
    createdAt: paidAt,
  })
  const firstPart = {
    id: randomUUID(),
    orderId,
    kind: 'payment' as const,
    amountMinor: Math.round(course.priceMinor / 3),
    currency: course.currency,
    reference: 'hand-demo-part',
    createdAt: paidAt,
    hand: { method: 'transfer' as const, receivedOn: schoolDay(paidAt), note: 'Birinci taksit' },
  }
  return [firstPart]
}

/** A tested learner and a running paid course with a free seat of a type that is new to the learner. */
async function findLearner(db: Db, now: Date) {
  const other = alias(courses, 'other')
  const seat = db
    .select({ one: sql`1` })
    .from(enrollments)
    .innerJoin(other, eq(other.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, users.id), eq(other.typeId, courses.typeId)))
  const [found] = await db
    .select({ userId: users.id, course: courses })
    .from(courses)
    .innerJoin(
      users,
      and(eq(users.role, 'learner'), isNotNull(users.level), sql`${users.email} like '%@example.test'`),
    )
    .where(
      and(
        eq(courses.isActive, true),
        gt(courses.priceMinor, 0),
        lt(courses.startDate, schoolDay(now)),
        gt(courses.endDate, schoolDay(now)),
        lt(courses.currentEnrollments, courses.maxEnrollments),
        notExists(seat),
      ),
    )
    .orderBy(asc(courses.startDate), asc(users.email))
    .limit(1)
  return found
}
