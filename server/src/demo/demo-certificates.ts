import { randomInt } from 'node:crypto'
import { certificateNumber, numberLength } from '@sohbet/domain/certificate/certificate'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { firstCompletionRules } from '@sohbet/domain/course/outcome'
import { referenceSigns } from '@sohbet/domain/enrollment/transfer'
import { daysBefore } from '@sohbet/domain/moment'
import { asc, desc, eq } from 'drizzle-orm'
import { decideCourses } from '../certificates/decide-courses.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { certificates, courseResults } from '../db/tables/learning/certificates.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'

/** Learners of the course that ended last who have their certificate; the others are invited to get it. */
const issuedCount = 4

/** Long enough for retakes of the level test, which come after the result. */
const decidedDaysAgo = 5

/** Decides the ended courses. Some learners have a certificate, one hides the name, one was revoked. */
export async function addCertificates(db: Db, now: Date): Promise<void> {
  await decideCourses({
    db,
    now: daysBefore(now, decidedDaysAgo),
    rules: firstCompletionRules,
  })
  const completed = await db
    .select({ seat: enrollments, user: users, course: courses, type: courseTypes, result: courseResults })
    .from(courseResults)
    .innerJoin(enrollments, eq(enrollments.id, courseResults.enrollmentId))
    .innerJoin(users, eq(users.id, enrollments.userId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .where(eq(courseResults.outcome, 'completed'))
    .orderBy(desc(courses.endDate), asc(users.email))
    .limit(issuedCount)
  if (completed.length === 0) return
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  await db.insert(certificates).values(
    completed.map(({ seat, user, course, type, result }, place) => ({
      number: certificateNumber(Array.from({ length: numberLength }, () => randomInt(referenceSigns.length))),
      enrollmentId: seat.id,
      kind: 'completion' as const,
      userId: user.id,
      holderName: user.username,
      courseName: course.name,
      fromLevel: type.fromLevel,
      toLevel: type.toLevel,
      minutes: result.minutes,
      startDate: course.startDate,
      endDate: course.endDate,
      schoolName: defaultBrand.name,
      showsName: place !== 1,
      issuedAt: daysBefore(now, 20 - place),
      ...(place === issuedCount - 1 && {
        revokedAt: daysBefore(now, 2),
        revokedByUserId: admin?.id ?? null,
        revokeReason: 'Sertifika başka birinin adına düzenlenmiş.',
      }),
    })),
  )
}
