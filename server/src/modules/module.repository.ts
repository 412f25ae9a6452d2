import { maxOrder, type ModuleFields } from '@sohbet/contract/catalogue/modules'
import { mayLeaveCourse } from '@sohbet/domain/course/module'
import { and, eq, gte, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { storedDocuments } from '../media/document-files.ts'
import { videoFiles } from '../media/video-files.ts'
import { storeOpenModulesOfType } from './store-open-modules.ts'

/** Serialises changes of the order of a type's modules. */
export async function lockModulesOf(db: Db, courseTypeId: string): Promise<void> {
  const locked = await db
    .select({ id: courseTypes.id })
    .from(courseTypes)
    .where(eq(courseTypes.id, courseTypeId))
    .for('no key update')
  if (locked.length === 0) throw new AppError('COURSE_TYPE_NOT_FOUND')
}

/** When the position is taken, later modules move up. The type's modules are locked. */
export async function makeRoom(db: Db, { courseTypeId, order }: Place): Promise<void> {
  const ofType = eq(modules.courseTypeId, courseTypeId)
  const isTaken = (await db.$count(modules, and(ofType, eq(modules.order, order)))) > 0
  if (!isTaken) return
  const [last] = await db
    .select({ order: max(modules.order) })
    .from(modules)
    .where(ofType)
  if (Number(last?.order) >= maxOrder) throw new AppError('NO_MODULE_PLACE')
  await db
    .update(modules)
    .set({ order: sql`${modules.order} + 1` })
    .where(and(ofType, gte(modules.order, order)))
}
type Place = { courseTypeId: string; order: number }

/** Moves a module; those in between close up. The type's modules are locked. */
export async function moveModule(db: Db, { id, courseTypeId, from, to }: Move): Promise<void> {
  if (from === to) return
  const [first, last] = from < to ? [from, to] : [to, from]
  await db.execute(sql`
    update ${modules}
    set "order" = case when id = ${id} then ${to}::int else "order" + ${from < to ? -1 : 1}::int end
    where course_type_id = ${courseTypeId} and "order" between ${first} and ${last}`)
}
type Move = { id: string; courseTypeId: string; from: number; to: number }

/** All columns but the position. Our own files must exist. */
export const toColumns = async (
  ctx: Context,
  { name, description, video, docs }: Pick<ModuleFields, 'name' | 'description' | 'video' | 'docs'>,
) => ({
  name,
  description,
  videoTitle: video.title,
  videoDescription: video.description,
  videoSource: await videoFiles.storedLink(ctx, video.source),
  docs: await storedDocuments(ctx, docs),
})

type Leaving = { id: string; courseTypeId: string; isDraft: boolean; now: Date }

/**
 * Throws unless no learner has met the module; it is locked then. What is open in running courses is stored first, so
 * that the other modules stay open when this one leaves. The type's modules are locked.
 */
export async function refuseMet(db: Db, { id, courseTypeId, isDraft, now }: Leaving): Promise<void> {
  await db.execute(sql`select from modules where id = ${id} for update`)
  if (!isDraft) await storeOpenModulesOfType(db, { courseTypeId, now })
  const { rows } = await db.execute(sql`
    select (select count(*) from enrollment_modules where module_id = ${id})
      + (select count(*) from module_progress where module_id = ${id})
      + (select count(*) from quiz_attempts as attempt join quizzes as quiz on quiz.id = attempt.quiz_id
          where quiz.module_id = ${id})
      + (select count(*) from speaking_recordings as sent join speaking_tasks as task on task.id = sent.task_id
          where task.module_id = ${id}) as "learnerCount"`)
  const [found] = z.array(z.object({ learnerCount: z.coerce.number() })).parse(rows)
  const verdict = mayLeaveCourse(found ?? { learnerCount: 0 })
  if (!verdict.allowed) throw new AppError(verdict.because)
}

export async function requirePlace(db: Db, id: string) {
  const [place] = await db
    .select({ courseTypeId: modules.courseTypeId, order: modules.order, isDraft: modules.isDraft })
    .from(modules)
    .where(eq(modules.id, id))
  if (!place) throw new AppError('MODULE_NOT_FOUND')
  return place
}
