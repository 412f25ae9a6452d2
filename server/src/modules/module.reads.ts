import type { Reply } from '@sohbet/contract/endpoint'
import type { listRunningCourses, Module } from '@sohbet/contract/catalogue/modules'
import { schoolDay } from '@sohbet/domain/calendar'
import { and, asc, count, eq, gte, lte, type SQL } from 'drizzle-orm'
import { requireCourseType } from '../course-types/course-type.reads.ts'
import { turkish } from '../db/tables/columns.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { quizzes } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { documentFiles } from '../media/document-files.ts'
import { videoFiles } from '../media/video-files.ts'

type Reader = Pick<Context, 'db' | 'links' | 'now'>

async function read(ctx: Reader, where: SQL | undefined): Promise<Module[]> {
  const rows = await ctx.db
    .select({ module: modules, quizId: quizzes.id })
    .from(modules)
    .leftJoin(quizzes, eq(quizzes.moduleId, modules.id))
    .where(where)
    .orderBy(asc(modules.order))
  return rows.map(({ module, quizId }) => ({
    id: module.id,
    courseTypeId: module.courseTypeId,
    name: module.name,
    description: module.description,
    order: module.order,
    video: {
      title: module.videoTitle,
      description: module.videoDescription,
      source: module.videoSource,
      url: videoFiles.opensAt(ctx, module.videoSource),
    },
    docs: module.docs.map(({ title, description, source }) => ({
      title,
      description,
      source,
      url: documentFiles.opensAt(ctx, source),
    })),
    quiz: quizId === null ? null : { id: quizId },
    isDraft: module.isDraft,
    revision: module.revision,
  }))
}

/** Sorted by position. Only admins see drafts. */
export async function readModules(
  ctx: Reader,
  courseTypeId: string,
  { withDrafts = true } = {},
): Promise<Module[]> {
  const ofType = eq(modules.courseTypeId, courseTypeId)
  const found = await read(ctx, withDrafts ? ofType : and(ofType, eq(modules.isDraft, false)))
  // Only an empty result needs the check that the type exists
  if (found.length === 0) await requireCourseType(ctx.db, courseTypeId)
  return found
}

/** Sorted by name. Only courses that have learners. */
export async function readRunningCourses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  courseTypeId: string,
): Promise<Reply<typeof listRunningCourses>> {
  await requireCourseType(db, courseTypeId)
  const today = schoolDay(now)
  return db
    .select({ id: courses.id, name: courses.name, learners: count() })
    .from(courses)
    .innerJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.status, 'active')))
    .where(and(eq(courses.typeId, courseTypeId), lte(courses.startDate, today), gte(courses.endDate, today)))
    .groupBy(courses.id)
    .orderBy(turkish(courses.name), courses.id)
}

export async function requireModule(ctx: Reader, id: string): Promise<Module> {
  const [module] = await read(ctx, eq(modules.id, id))
  if (!module) throw new AppError('MODULE_NOT_FOUND')
  return module
}
