import { maxOrder, type ModuleFields } from '@sohbet/contract/catalogue/modules'
import { and, eq, gte, max, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { modules, type ModuleDocument } from '../db/tables/catalogue/modules.ts'
import { AppError } from '../errors/app-error.ts'

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

/** All columns but the position. */
export const toColumns = (
  { name, description, video }: Pick<ModuleFields, 'name' | 'description' | 'video'>,
  docs: ModuleDocument[],
) => ({
  name,
  description,
  videoTitle: video.title,
  videoDescription: video.description,
  videoSource: video.source,
  docs,
})
