import type { CourseCancellation } from '@sohbet/contract/selling/moving'
import { fromMinor } from '@sohbet/domain/course/price'
import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { turkish } from '../../db/tables/columns.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { cancellationChoices } from '../../db/tables/selling/moves.ts'
import { AppError } from '../../errors/app-error.ts'

const target = alias(courses, 'target')

export async function readCourseCancellation(db: Db, courseId: string): Promise<CourseCancellation> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId))
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  const rows = await db
    .select({
      choice: cancellationChoices,
      currency: enrollments.currency,
      user: { id: users.id, username: users.username, email: users.email },
      movedTo: target.name,
    })
    .from(cancellationChoices)
    .innerJoin(enrollments, eq(enrollments.id, cancellationChoices.enrollmentId))
    .leftJoin(users, eq(users.id, enrollments.userId))
    .leftJoin(target, eq(target.id, cancellationChoices.movedToId))
    .where(eq(cancellationChoices.courseId, courseId))
    .orderBy(asc(turkish(users.username)), asc(enrollments.id))
  return {
    cancelledAt: course.cancelledAt?.toISOString() ?? null,
    reason: course.cancelReason,
    chooseUntil: rows[0]?.choice.chooseUntil.toISOString() ?? null,
    answers: rows.map(({ choice, currency, user, movedTo }) => ({
      enrollmentId: choice.enrollmentId,
      user,
      answer: choice.answer,
      answeredAt: choice.answeredAt?.toISOString() ?? null,
      movedTo,
      refund: fromMinor(choice.refundMinor),
      currency,
    })),
  }
}
