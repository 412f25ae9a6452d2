import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { liveSessionAttendance } from '../../db/tables/learning/live-sessions.ts'
import { moduleProgress } from '../../db/tables/learning/module-progress.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { telegramGroups } from '../../db/tables/learning/telegram-groups.ts'
import { aUser } from './builders.ts'
import { aCoach, aCourse, aCourseType, aModule } from './catalogue.ts'
import { anEnrollment } from './selling.ts'
import { aCourseWithSessions } from './live-sessions.ts'
import { requireOrderId } from '../../enrollments/orders.ts'

const at = (moment: string) => new Date(moment)

type Entry = {
  enrollmentId: string
  amountMinor: number
  createdAt: Date
  currency?: 'USD' | 'TRY'
  kind?: 'refund_returned'
}

const book = async (db: Db, { currency = 'USD', enrollmentId, ...entry }: Entry) =>
  db.insert(moneyLedger).values({
    orderId: await requireOrderId(db, enrollmentId),
    currency,
    kind: entry.amountMinor > 0 ? 'payment' : 'refund',
    reference: randomUUID(),
    ...entry,
  })

const longAgo = at('2025-06-10T09:00:00Z')

/**
 * A school at noon of Monday 2 March 2026: a running, an upcoming, an ended and a deleted course; learners at
 * every stage of the funnel; money in two currencies, some of it refunded. Some events happen in the last hours
 * of a month, which is the next month at the school.
 */
export async function aSchoolInFigures(db: Db) {
  const { types, coaches, courses } = await theCourses(db)
  const people = await thePeople(db)
  await theirSeats(db, { courses, people })
  const modules = await theirProgress(db, { type: types.a1, course: courses.running, people })
  return { types, courses, coaches, people, modules }
}

async function theCourses(db: Db) {
  const [a1, b1] = [await aCourseType(db, { name: 'A1-A2' }), await aCourseType(db, { name: 'B1-B2' })]
  const oliver = await aUser(db, { role: 'coach', username: 'Oliver', createdAt: longAgo })
  const maeve = await aUser(db, { role: 'coach', username: 'Maeve', createdAt: at('2026-02-20T09:00:00Z') })
  const first = await aCoach(db, { userId: oliver.id, createdAt: longAgo })
  const second = await aCoach(db, { userId: maeve.id, createdAt: at('2026-02-20T09:00:00Z') })
  const of = { primaryCoachId: first.id, createdAt: longAgo }
  const { course: running } = await aCourseWithSessions(db, {
    ...of,
    typeId: a1.id,
    name: '=Camden',
    secondaryCoachId: second.id,
  })
  const coming = await aCourse(db, {
    typeId: b1.id,
    name: 'Brixton',
    primaryCoachId: second.id,
    maxEnrollments: 4,
    createdAt: at('2026-02-25T09:00:00Z'),
  })
  const over = await aCourse(db, {
    ...of,
    typeId: a1.id,
    name: 'Soho',
    startDate: '2025-07-07',
    endDate: '2026-02-22',
  })
  await aCourse(db, { ...of, typeId: b1.id, name: 'Deleted', isActive: false })
  await db.insert(telegramGroups).values([
    { courseId: over.id, position: 1, name: 'Soho talk', createdAt: longAgo },
    { courseId: running.id, position: 1, name: 'Camden talk', createdAt: at('2026-02-02T09:00:00Z') },
    { courseId: running.id, position: 2, name: 'Camden chat', createdAt: at('2026-02-02T09:00:00Z') },
  ])
  return { types: { a1, b1 }, coaches: { oliver, maeve }, courses: { running, coming, over } }
}

async function thePeople(db: Db) {
  const level = { level: 'A2', levelScore: 900 } as const
  // It is already Monday at the school
  const newcomer = await aUser(db, { createdAt: at('2026-02-22T21:30:00Z') })
  const tested = await aUser(db, { ...level, createdAt: at('2026-02-22T20:30:00Z') })
  const busy = await aUser(db, { ...level, createdAt: at('2026-01-10T09:00:00Z') })
  const quiet = await aUser(db, { ...level, createdAt: at('2025-12-31T21:30:00Z') })
  const former = await aUser(db, { ...level, createdAt: longAgo })
  const left = await aUser(db, { ...level, createdAt: at('2025-12-20T09:00:00Z') })
  return { newcomer, tested, busy, quiet, former, left }
}

type Courses = Awaited<ReturnType<typeof theCourses>>['courses']
type People = Awaited<ReturnType<typeof thePeople>>

/** The seats of these learners with their payments. */
async function theirSeats(
  db: Db,
  { courses: { running, coming, over }, people }: { courses: Courses; people: People },
) {
  const { busy, quiet, former, left } = people
  const seat = (userId: string, courseId: string, activatedAt: string, more = {}) =>
    anEnrollment(db, { userId, courseId, activatedAt: at(activatedAt), createdAt: at(activatedAt), ...more })
  const busySeat = await seat(busy.id, running.id, '2026-01-31T21:30:00Z')
  const quietSeat = await seat(quiet.id, running.id, '2026-01-20T09:00:00Z')
  const formerSeat = await seat(former.id, over.id, '2025-07-01T09:00:00Z')
  const comingSeat = await seat(former.id, coming.id, '2026-02-27T09:00:00Z', { currency: 'TRY' })
  const leftSeat = await seat(left.id, running.id, '2026-01-15T09:00:00Z', {
    status: 'cancelled',
    cancelledAt: at('2026-02-10T09:00:00Z'),
    cancelReason: 'admin',
  })
  // A free seat: nothing was sold
  await seat(busy.id, coming.id, '2026-02-28T09:00:00Z', { amountMinor: 0, source: 'free' })

  await book(db, { enrollmentId: busySeat.id, amountMinor: 45_000, createdAt: at('2026-01-31T21:30:00Z') })
  await book(db, { enrollmentId: quietSeat.id, amountMinor: 45_050, createdAt: at('2026-01-20T09:00:00Z') })
  await book(db, { enrollmentId: formerSeat.id, amountMinor: 40_000, createdAt: at('2025-07-01T09:00:00Z') })
  await book(db, {
    enrollmentId: comingSeat.id,
    amountMinor: 1_500_000,
    createdAt: at('2026-02-27T09:00:00Z'),
    currency: 'TRY',
  })
  await book(db, { enrollmentId: leftSeat.id, amountMinor: 45_000, createdAt: at('2026-01-15T09:00:00Z') })
  await book(db, { enrollmentId: leftSeat.id, amountMinor: -45_000, createdAt: at('2026-02-10T09:00:00Z') })
  const bounced = { enrollmentId: busySeat.id, createdAt: at('2026-02-11T09:00:00Z') }
  await book(db, { ...bounced, amountMinor: -10_000 })
  await book(db, { ...bounced, amountMinor: 10_000, kind: 'refund_returned' })
  await db
    .update(courses)
    .set({ currentEnrollments: sql`2` })
    .where(eq(courses.id, coming.id))
}

type Learning = { type: { id: string }; course: { id: string }; people: People }

/** Progress of a learner who attends and of one who is inactive. */
async function theirProgress(db: Db, { type, course, people: { busy, quiet } }: Learning) {
  const modules = [
    await aModule(db, { courseTypeId: type.id }),
    await aModule(db, { courseTypeId: type.id, order: 2 }),
  ]
  await db.insert(moduleProgress).values([
    {
      userId: busy.id,
      moduleId: modules[0]?.id ?? '',
      quizCompletedAt: at('2026-02-12T09:00:00Z'),
      bestResult: 80,
      completedAt: at('2026-02-12T09:00:00Z'),
      updatedAt: at('2026-02-12T09:00:00Z'),
    },
    { userId: quiet.id, moduleId: modules[0]?.id ?? '', updatedAt: at('2026-02-20T08:59:00Z') },
  ])
  await db.insert(liveSessionAttendance).values({
    userId: busy.id,
    courseId: course.id,
    day: '2026-02-23',
    minute: 725,
    joinedAt: at('2026-02-23T09:01:00Z'),
  })
  return modules
}
