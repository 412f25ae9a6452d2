import type { Reply } from '@sohbet/contract/endpoint'
import type { listOpenCourses } from '@sohbet/contract/people/coaches'
import { schoolDay } from '@sohbet/domain/calendar'
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

/** The courses that an account coaches now or will coach. */
export async function readOpenCourses(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<Reply<typeof listOpenCourses>> {
  const open = await db
    .select({ id: courses.id, name: courses.name, startDate: courses.startDate, endDate: courses.endDate })
    .from(courses)
    .innerJoin(coaches, or(eq(coaches.id, courses.primaryCoachId), eq(coaches.id, courses.secondaryCoachId)))
    .where(
      and(
        eq(coaches.userId, userId),
        eq(courses.isActive, true),
        isNull(courses.cancelledAt),
        gte(courses.endDate, schoolDay(now)),
      ),
    )
    .orderBy(asc(courses.startDate), asc(courses.id))
  // Only an empty result needs the check that the account exists
  if (open.length === 0 && (await db.$count(users, eq(users.id, userId))) === 0)
    throw new AppError('USER_NOT_FOUND')
  return open
}
