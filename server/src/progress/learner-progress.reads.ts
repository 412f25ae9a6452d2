import { isModuleOpen, reachedPlace } from '@sohbet/domain/course/access'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { wasOpened } from './module-access.ts'

/** Completed and due modules over all courses of a learner; two courses of one type count its modules once. */
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
    .where(and(eq(enrollments.userId, userId), eq(enrollments.status, 'active')))
  const typeIds = [...new Set(seats.map(({ typeId }) => typeId))]
  const rows = await db
    .select({
      typeId: modules.courseTypeId,
      completedAt: moduleProgress.completedAt,
      wasOpened: wasOpened(modules.id, userId),
    })
    .from(modules)
    .leftJoin(moduleProgress, and(eq(moduleProgress.moduleId, modules.id), eq(moduleProgress.userId, userId)))
    .where(inArray(modules.courseTypeId, typeIds))
    .orderBy(asc(modules.order))
  const due = typeIds.flatMap((typeId) => {
    const ofType = rows.filter((module) => module.typeId === typeId)
    const own = seats.filter((seat) => seat.typeId === typeId)
    const reached = reachedPlace(own, ofType.length, now)
    return ofType.filter((module, place) => isModuleOpen(place, { reached, wasOpened: module.wasOpened }))
  })
  return { completed: due.filter(({ completedAt }) => completedAt !== null).length, due: due.length }
}
