import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import type { MoveTarget } from '@sohbet/contract/selling/moving'
import { clashes } from '@sohbet/domain/course/clashes'
import { fromMinor } from '@sohbet/domain/course/price'
import { mayMove, movedPrice } from '@sohbet/domain/enrollment/move'
import { isOffered, spotsLeft } from '@sohbet/domain/enrollment/policy'
import { and, asc, eq, gte, ne } from 'drizzle-orm'
import { schoolDay } from '@sohbet/domain/calendar'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { zoomTimesOf } from '../../db/zoom-times-of.ts'
import { requireEnrollment } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { readAgreed } from './move-enrollment.ts'

const weekly = z.array(zoomTime)

/** Courses to which an active enrolment can move. Learners choose among those that are open to enrolments. */
export async function readMoveTargets(
  db: Db,
  { id, now, isOwn }: { id: string; now: Date; isOwn: boolean },
): Promise<MoveTarget[]> {
  const enrollment = await requireEnrollment(db, id)
  if (enrollment.status !== 'active' || enrollment.userId === null) throw new AppError('ENROLLMENT_OVER')
  const [from] = await db.select().from(courses).where(eq(courses.id, enrollment.courseId))
  if (!from) throw new AppError('COURSE_NOT_FOUND')
  const own = await readCoursesOf(db, enrollment.userId, now)
  const others = await db
    .select({ course: courses, zoomTimes: zoomTimesOf(courses.id) })
    .from(courses)
    .where(
      and(eq(courses.typeId, from.typeId), ne(courses.id, from.id), gte(courses.endDate, schoolDay(now))),
    )
    .orderBy(asc(courses.startDate), asc(courses.id))
  const possible = others.filter(
    ({ course }) =>
      mayMove(from, course, now).allowed &&
      !own.some(({ course: seat }) => seat.id === course.id) &&
      (!isOwn || isOffered(course, now).allowed),
  )
  const staying = own.filter(({ course }) => course.id !== from.id && !course.cancelledAt)
  const agreed = await readAgreed(db, enrollment)
  return possible.map(({ course, zoomTimes }) => {
    const price = movedPrice(agreed, { from, to: course, isWaived: isOwn })
    const times = weekly.parse(zoomTimes)
    return {
      id: course.id,
      name: course.name,
      startDate: course.startDate,
      endDate: course.endDate,
      zoomTimes: times,
      spotsLeft: spotsLeft(course),
      currency: course.currency,
      difference: fromMinor(price.differenceMinor),
      refund: fromMinor(price.refundMinor),
      clashes: staying
        .filter(
          (other) =>
            clashes({ dates: course, times }, { dates: other.course, times: weekly.parse(other.zoomTimes) })
              .length > 0,
        )
        .map((other) => other.course.name),
    }
  })
}

const readCoursesOf = (db: Db, userId: string, now: Date) =>
  db
    .select({ course: courses, zoomTimes: zoomTimesOf(courses.id) })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(
      and(
        eq(enrollments.userId, userId),
        ne(enrollments.status, 'cancelled'),
        gte(courses.endDate, schoolDay(now)),
      ),
    )
