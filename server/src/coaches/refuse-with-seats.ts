import { mayTakeRole } from '@sohbet/domain/account/role-change'
import type { Role } from '@sohbet/domain/account/role'
import { schoolDay } from '@sohbet/domain/calendar'
import { and, asc, eq, gte, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { users } from '../db/tables/people/users.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { AppError } from '../errors/app-error.ts'

type Change = { userId: string; role: Role; now: Date }

/** Waits for enrolments that are being made, because they lock the account too. The refusal names the courses. */
export async function refuseWithSeats(db: Db, { userId, role, now }: Change): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const seats = await db
    .select({ course: courses.name })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(
      and(
        eq(enrollments.userId, userId),
        ne(enrollments.status, 'cancelled'),
        gte(courses.endDate, schoolDay(now)),
      ),
    )
    .orderBy(asc(courses.startDate), asc(courses.id))
  const verdict = mayTakeRole(role, seats.length)
  if (!verdict.allowed)
    throw new AppError(verdict.because, { about: seats.map(({ course }) => course).join(', ') })
}
