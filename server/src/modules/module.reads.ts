import type { Module } from '@sohbet/contract/catalogue/modules'
import { asc, eq, type SQL } from 'drizzle-orm'
import { requireCourseType } from '../course-types/course-type.reads.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { quizzes } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { documentFiles } from '../media/document-files.ts'

type Reader = Pick<Context, 'db' | 'links' | 'now'>

async function read(ctx: Reader, where: SQL): Promise<Module[]> {
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
    },
    docs: module.docs.map(({ title, description, source }) => ({
      title,
      description,
      source,
      url: documentFiles.opensAt(ctx, source),
    })),
    quiz: quizId === null ? null : { id: quizId },
  }))
}

/** Sorted by position. */
export async function readModules(ctx: Reader, courseTypeId: string): Promise<Module[]> {
  const found = await read(ctx, eq(modules.courseTypeId, courseTypeId))
  // Only an empty result needs the check that the type exists
  if (found.length === 0) await requireCourseType(ctx.db, courseTypeId)
  return found
}

export async function requireModule(ctx: Reader, id: string): Promise<Module> {
  const [module] = await read(ctx, eq(modules.id, id))
  if (!module) throw new AppError('MODULE_NOT_FOUND')
  return module
}
