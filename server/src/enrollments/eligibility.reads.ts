import { isOffered } from '@sohbet/domain/enrollment/policy'
import {
  areMet,
  checkPrerequisites,
  type Applicant,
  type TypeLevels,
} from '@sohbet/domain/enrollment/prerequisites'
import { and, eq, getTableColumns, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { AppError } from '../errors/app-error.ts'
import { applicantOf, applicantValue } from './applicant.reads.ts'
import type { CourseRow } from './seats/seat-context.ts'

type Wanted = { courseId: string; userId: string; now: Date }
type Learner = Applicant & { hasSeat: boolean }

/** A course with the levels of its type and the name of the type that must come first. */
type WantedCourse = CourseRow & TypeLevels & { requiredCourseType: string | null }

const own = alias(enrollments, 'own')
const required = alias(courseTypes, 'required')
const held = alias(enrollments, 'held')

/** A course and the learner's seat, score and other seats, in one statement: every enrolment starts with it. */
function selectEligibility(db: Db, { courseId, userId, now }: Wanted) {
  const ownSeat = db
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.courseId, courses.id), eq(own.userId, userId), ne(own.status, 'cancelled')))
  const over = db
    .select({ one: sql`1` })
    .from(held)
    .where(and(eq(held.courseId, courses.id), eq(held.status, 'pending'), lte(held.heldUntil, now)))
  return db
    .select({
      ...getTableColumns(courses),
      fromLevel: courseTypes.fromLevel,
      toLevel: courseTypes.toLevel,
      requiredCourseType: required.name,
      hasSeat: sql<boolean>`exists (${ownSeat})`.as('has_seat'),
      applicant: applicantOf(userId).as('applicant'),
      // Looks for expired holds only when all seats are taken
      isFull:
        sql<boolean>`${courses.currentEnrollments} >= ${courses.maxEnrollments} and not exists (${over})`.as(
          'is_full',
        ),
    })
    .from(courses)
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .leftJoin(required, eq(required.id, courses.requiredCourseTypeId))
    .where(eq(courses.id, courseId))
}

export type Eligibility = { course: WantedCourse; learner: Learner; isFull: boolean }

export async function readEligibility(db: Db, wanted: Wanted): Promise<Eligibility> {
  const [found] = await selectEligibility(db, wanted)
  if (!found) throw new AppError('COURSE_NOT_FOUND')
  const { hasSeat, applicant, isFull, ...course } = found
  return { course, learner: { ...applicantValue.parse(applicant), hasSeat }, isFull }
}

export function refuseUnlessOffered(course: CourseRow, now: Date) {
  const offered = isOffered(course, now)
  if (!offered.allowed) throw new AppError(offered.because)
}

export function requirePrerequisites(course: WantedCourse, learner: Learner, now: Date) {
  if (learner.score === null) throw new AppError('LEVEL_TEST_REQUIRED')
  const { levelTestMet, previousCourseMet } = checkPrerequisites(course, learner, now)
  if (!levelTestMet) throw new AppError('PREREQUISITES_NOT_MET')
  if (!previousCourseMet) throw new AppError('PREVIOUS_COURSE_REQUIRED')
}

/** Whether the learner of a locked course meets its prerequisites at this moment. */
export async function isPrepared(db: Db, wanted: Wanted): Promise<boolean> {
  const { course, learner } = await readEligibility(db, wanted)
  return areMet(checkPrerequisites(course, learner, wanted.now))
}
