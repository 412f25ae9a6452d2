import { randomBytes, randomUUID } from 'node:crypto'
import { schoolMoment } from '@sohbet/domain/calendar'
import { creditsOf } from '@sohbet/domain/credits/credits'
import { fitOf } from '@sohbet/domain/enrollment/prerequisites'
import { orderTerms } from '@sohbet/domain/campaign/reduction'
import { firstPlans, plans } from '@sohbet/domain/enrollment/plan'
import { dayMs, daysBefore, hoursAfter, hoursBefore } from '@sohbet/domain/moment'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { discountCodes } from '../db/tables/selling/discount-codes.ts'
import { discountUses } from '../db/tables/selling/discount-uses.ts'
import { enrollments, waitingList, waitingListActions } from '../db/tables/selling/enrollments.ts'
import { localCheckouts } from '../db/tables/selling/local-checkouts.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { users } from '../db/tables/people/users.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { firstVersion } from '../site/sales-documents.reads.ts'
import { beforeCancelling, cancelledStop } from './selling/demo-cancelled.ts'
import { usedCode } from './selling/demo-campaigns.ts'
import { givePlans } from './selling/demo-credits.ts'
import type { DemoMovement } from './selling/demo-movements.ts'

type CourseRow = typeof courses.$inferSelect
type Learner = { id: string; email: string; score: number }

/** Taken seats by the course's stop. Westminster is full and has a waiting list. */
const takenSeats: Readonly<Record<string, number>> = {
  Hackney: 22,
  Shoreditch: 20,
  Camden: 23,
  Brixton: 21,
  Soho: 14,
  'Notting Hill': 12,
  Peckham: 18,
  Islington: 21,
  Westminster: 12,
  'Open Door': 9,
  'King’s Cross': 30,
  Walthamstow: 15,
  [cancelledStop]: 3,
}

/** Its last learner joined this course after the start, and may still withdraw. */
const late = { stop: 'Camden', daysAgo: 3 }

/** The demo learner is in the middle of this course. */
const ownStop = 'Brixton'
const ownEmail = 'learner@sohbet.test'
const adminEmail = 'admin@sohbet.test'
const waitingStop = 'Westminster'
const waitingCount = 3

/** Adds enrolments, payments and waiting lists, in the provider's books as in ours. Returns the movements to book. */
export async function addEnrollments(db: Db, now: Date): Promise<DemoMovement[]> {
  const learners = await db
    .select({ id: users.id, email: users.email, score: users.levelScore })
    .from(users)
    .where(
      and(
        eq(users.role, 'learner'),
        eq(users.isVerified, true),
        isNotNull(users.levelScore),
        isNull(users.suspendedAt),
      ),
    )
    // Stable, but not alphabetical within a course
    .orderBy(sql`md5(${users.email})`)
  const able = learners.flatMap(({ score, ...learner }) => (score === null ? [] : [{ ...learner, score }]))
  const all = await db
    .select({ course: courses, fromLevel: courseTypes.fromLevel, toLevel: courseTypes.toLevel })
    .from(courses)
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .where(eq(courses.isActive, true))
    .orderBy(asc(courses.startDate))
  // One learner in six has a level and no course yet
  const enrolling = able.filter(({ email }, place) => email !== ownEmail && place % 6 !== 5)
  const [code] = await db.select().from(discountCodes).where(eq(discountCodes.code, usedCode.code))
  const seated = new Set<string>()
  const movements: DemoMovement[] = []
  for (const [turn, { course, ...levels }] of all.entries()) {
    const stop = Object.keys(takenSeats).find((name) => course.name.includes(name))
    if (stop === undefined) continue
    const isSeated = ({ id }: Learner) => seated.has(`${id} ${course.typeId}`)
    const others = enrolling.filter(
      (one) => fitOf({ ...course, ...levels }, { ...one, seats: [] }, now) === 'fits' && !isSeated(one),
    )
    // Each course starts at another place of the list, and no learner takes two courses of a type
    const inLine = others
      .map((_, place) => others[(place + turn * 11) % others.length])
      .filter((one) => !!one)
    const own = stop === ownStop ? able.filter(({ email }) => email === ownEmail) : []
    const members = [...own, ...inLine].slice(0, Math.min(takenSeats[stop] ?? 0, course.maxEnrollments))
    const paid = await enrollAll(db, {
      course,
      members,
      now: stop === cancelledStop ? beforeCancelling(now) : now,
      code: stop === usedCode.stop ? code : undefined,
      lateAt: stop === late.stop ? daysBefore(now, late.daysAgo) : undefined,
    })
    movements.push(...paid)
    for (const { id } of members) seated.add(`${id} ${course.typeId}`)
    if (stop === waitingStop) {
      const waiting = inLine.slice(members.length, members.length + waitingCount)
      await addLine(db, { course, members: waiting, now })
    }
  }
  return movements
}

/** The last of them was moved up to the second place. */
async function addLine(db: Db, { course, members, now }: Members): Promise<void> {
  const hoursAgo = (hours: number) => hoursBefore(now, hours)
  const ranks = [-2, 0, -1]
  await db.insert(waitingList).values(
    members.map(({ id }, index) => ({
      courseId: course.id,
      userId: id,
      plan: plans[index] ?? 'basic',
      rank: ranks[index] ?? 0,
      createdAt: hoursAgo((members.length - index) * 9),
    })),
  )
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, adminEmail))
  const moved = members.at(-1)
  if (!admin || !moved) return
  await db.insert(waitingListActions).values({
    courseId: course.id,
    userId: moved.id,
    byUserId: admin.id,
    action: 'moved',
    fromPlace: members.length,
    toPlace: 2,
    reason: 'İş saatleri yalnızca bu gruba uyuyor; telefonda konuştuk.',
    createdAt: hoursAgo(2),
  })
}

type Members = { course: CourseRow; members: Learner[]; now: Date }
type CodeRow = typeof discountCodes.$inferSelect

async function enrollAll(
  db: Db,
  { course, members, now, code, lateAt }: Members & { code: CodeRow | undefined; lateAt: Date | undefined },
): Promise<DemoMovement[]> {
  // Within the weeks before the start, never in the future
  const lastDay = Math.min(schoolMoment(course.startDate).getTime() - dayMs, now.getTime() - 3_600_000)
  const rows = members.map(({ id, email }, place) => {
    const wished = plans[place % 5 === 0 ? 2 : place % 3 === 0 ? 1 : 0] ?? 'basic'
    const isLate = lateAt && place === members.length - 1
    const at = isLate ? lateAt : new Date(lastDay - place * 17 * 3_600_000)
    const used = usedCode.places.includes(place) ? (code ?? null) : null
    const full = { ...course, earlyBirdMinor: null, earlyBirdUntil: null }
    const { listMinor, reductionKind, ...terms } = orderTerms(full, {
      plan: wished,
      offers: firstPlans,
      code: used,
      now: at,
    })
    return {
      email,
      orderId: randomUUID(),
      price: {
        listMinor,
        reductionMinor: listMinor - terms.amountMinor,
        reductionKind,
        discountCodeId: used?.id,
      },
      enrollment: {
        id: randomUUID(),
        courseId: course.id,
        userId: id,
        status: 'active' as const,
        source: terms.amountMinor === 0 ? ('free' as const) : ('checkout' as const),
        ...terms,
        activatedAt: at,
        createdAt: at,
        holdsCredits: terms.amountMinor > 0,
      },
    }
  })
  if (rows.length === 0) return []
  await db.insert(enrollments).values(rows.map(({ enrollment }) => enrollment))
  await db.insert(orders).values(
    rows.map(({ orderId, price, enrollment: { id, createdAt } }) => ({
      id: orderId,
      enrollmentId: id,
      ...price,
      preInformation: firstVersion,
      distanceSales: firstVersion,
      consentedAt: createdAt,
      createdAt,
    })),
  )
  const uses = rows.flatMap(
    ({ orderId, price: { discountCodeId: codeId }, enrollment: { userId, createdAt } }) =>
      codeId ? [{ orderId, codeId, userId, takenAt: createdAt }] : [],
  )
  if (uses.length > 0) await db.insert(discountUses).values(uses)
  await db.update(courses).set({ currentEnrollments: rows.length }).where(eq(courses.id, course.id))
  const grants = rows.flatMap(({ enrollment }) => {
    const { id: enrollmentId, userId, holdsCredits, createdAt } = enrollment
    const grant = { userId, enrollmentId, given: creditsOf(enrollment, course), createdAt }
    return holdsCredits ? [grant] : []
  })
  await givePlans(db, course, grants)
  return payAll(
    db,
    course,
    rows.filter(({ enrollment }) => enrollment.amountMinor > 0),
  )
}

type Paid = {
  email: string
  orderId: string
  enrollment: { id: string; amountMinor: number; currency: CourseRow['currency']; createdAt: Date }
}

async function payAll(db: Db, course: CourseRow, rows: Paid[]): Promise<DemoMovement[]> {
  if (rows.length === 0) return []
  const name = () => randomBytes(12).toString('hex')
  const paid = rows.map(({ email, orderId, enrollment }) => ({
    email,
    paymentId: randomUUID(),
    orderId,
    sessionId: `cs_local_${name()}`,
    reference: `pi_local_${name()}`,
    amountMinor: enrollment.amountMinor,
    currency: enrollment.currency,
    createdAt: enrollment.createdAt,
  }))
  await db.insert(localCheckouts).values(
    paid.map(({ sessionId, paymentId, orderId: _ours, ...checkout }) => ({
      ...checkout,
      id: sessionId,
      paymentId,
      idempotencyKey: `checkout-${paymentId}`,
      status: 'complete' as const,
      title: course.name,
      successUrl: '/learner/enrollment/success',
      cancelUrl: '/learner/enrollment/cancel',
      expiresAt: hoursAfter(checkout.createdAt, 1),
    })),
  )
  await db.insert(payments).values(
    paid.map(({ paymentId, email: _theirs, ...payment }) => ({
      ...payment,
      id: paymentId,
      provider: 'local' as const,
      sessionUrl: `/checkout/${payment.sessionId}`,
      status: 'paid' as const,
      paidAt: payment.createdAt,
      chargedMinor: payment.amountMinor,
      instalments: 1,
    })),
  )
  return paid.map(({ paymentId, orderId, amountMinor, currency, reference, createdAt }) => ({
    id: randomUUID(),
    paymentId,
    orderId,
    amountMinor,
    currency,
    reference,
    createdAt,
    kind: 'payment' as const,
  }))
}
