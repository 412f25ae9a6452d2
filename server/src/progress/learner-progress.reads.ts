import { dueModules } from '@sohbet/domain/course/progress'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { wasOpened } from './module-access.ts'

export async function readLearnerProgress(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<{ completed: number; due: number }> {
  if ((await db.$count(users, eq(users.id, userId))) === 0) throw new AppError('USER_NOT_FOUND')
  const seats = await db
    .select({
      typeId: courses.typeId,
      status: enrollments.status,
      startDate: courses.startDate,
      endDate: courses.endDate,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), eq(enrollments.status, 'active'), isNull(courses.cancelledAt)))
  const typeIds = [...new Set(seats.map(({ typeId }) => typeId))]
  const rows = await db
    .select({
      typeId: modules.courseTypeId,
      isCompleted: sql<boolean>`${moduleProgress.completedAt} is not null`,
      wasOpened: wasOpened(modules.id, userId),
    })
    .from(modules)
    .leftJoin(moduleProgress, and(eq(moduleProgress.moduleId, modules.id), eq(moduleProgress.userId, userId)))
    .where(inArray(modules.courseTypeId, typeIds))
    .orderBy(asc(modules.order))
  const types = typeIds.map((typeId) => ({
    seats: seats.filter((seat) => seat.typeId === typeId),
    modules: rows.filter((module) => module.typeId === typeId),
  }))
  return dueModules(types, now)
}
