import { isOffered } from '@sohbet/domain/enrollment/policy'
import { checkPrerequisites, type Applicant } from '@sohbet/domain/enrollment/prerequisites'
import { and, eq, getTableColumns, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { CourseRow } from './seats/seat-context.ts'

type Wanted = { courseId: string; userId: string; now: Date }
type Learner = Applicant & { hasSeat: boolean }

const ownSeats = z.array(
  z.object({ typeId: z.string(), amountMinor: z.number(), startDate: z.string(), endDate: z.string() }),
)

const own = alias(enrollments, 'own')
const earlier = alias(courses, 'earlier')
const held = alias(enrollments, 'held')

/** A course and the learner's seat, score and other seats, in one statement: every enrolment starts with it. */
function selectEligibility(db: Db, { courseId, userId, now }: Wanted) {
  const ownSeat = db
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.courseId, courses.id), eq(own.userId, userId), ne(own.status, 'cancelled')))
  const seats = db
    .select({
      all: sql`coalesce(json_agg(json_build_object('typeId', ${earlier.typeId}, 'amountMinor', ${own.amountMinor},
        'startDate', ${earlier.startDate}, 'endDate', ${earlier.endDate})), '[]')`,
    })
    .from(own)
    .innerJoin(earlier, eq(earlier.id, own.courseId))
    .where(and(eq(own.userId, userId), eq(own.status, 'active')))
  const over = db
    .select({ one: sql`1` })
    .from(held)
    .where(and(eq(held.courseId, courses.id), eq(held.status, 'pending'), lte(held.heldUntil, now)))
  const score = db.select({ score: users.levelScore }).from(users).where(eq(users.id, userId))
  return db
    .select({
      ...getTableColumns(courses),
      score: sql<number | null>`(${score})`.as('score'),
      hasSeat: sql<boolean>`exists (${ownSeat})`.as('has_seat'),
      seats: sql<unknown>`(${seats})`.as('seats'),
      // Looks for expired holds only when all seats are taken
      isFull:
        sql<boolean>`${courses.currentEnrollments} >= ${courses.maxEnrollments} and not exists (${over})`.as(
          'is_full',
        ),
    })
    .from(courses)
    .where(eq(courses.id, courseId))
}

export async function readEligibility(
  db: Db,
  wanted: Wanted,
): Promise<{ course: CourseRow; learner: Learner; isFull: boolean }> {
  const [found] = await selectEligibility(db, wanted)
  if (!found) throw new AppError('COURSE_NOT_FOUND')
  const { score, hasSeat, seats, isFull, ...course } = found
  return { course, learner: { score, hasSeat, seats: ownSeats.parse(seats) }, isFull }
}

export function refuseUnlessOffered(course: CourseRow, now: Date) {
  const offered = isOffered(course, now)
  if (!offered.allowed) throw new AppError(offered.because)
}

export function refuseUnprepared(course: CourseRow, learner: Learner, now: Date) {
  if (learner.score === null) throw new AppError('LEVEL_TEST_REQUIRED')
  const { levelTestMet, previousCourseMet } = checkPrerequisites(course, learner, now)
  if (!levelTestMet) throw new AppError('PREREQUISITES_NOT_MET')
  if (!previousCourseMet) throw new AppError('PREVIOUS_COURSE_REQUIRED')
}

/** Whether the learner of a locked course meets its prerequisites at this moment. */
export async function isPrepared(db: Db, wanted: Wanted): Promise<boolean> {
  const { course, learner } = await readEligibility(db, wanted)
  const { levelTestMet, previousCourseMet } = checkPrerequisites(course, learner, wanted.now)
  return levelTestMet && previousCourseMet
}
