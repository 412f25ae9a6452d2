import type { Module } from '@sohbet/contract/modules'
import { eq, sql } from 'drizzle-orm'
import { modules } from '../db/tables/modules.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { readModules } from './module.reads.ts'
import { lockModulesOf } from './module.repository.ts'

/** Numbers them from 1. Whoever does not name exactly the modules that there are has an old list before them. */
export const orderModules = (
  ctx: Context,
  { courseTypeId, ids }: { courseTypeId: string; ids: readonly string[] },
): Promise<Module[]> =>
  ctx.db.transaction(async (db) => {
    await lockModulesOf(db, courseTypeId)
    const rows = await db
      .select({ id: modules.id })
      .from(modules)
      .where(eq(modules.courseTypeId, courseTypeId))
    const present = new Set(rows.map(({ id }) => id))
    const named = new Set(ids.map((id) => id.toLowerCase()))
    const isSame =
      named.size === ids.length && named.size === present.size && [...named].every((id) => present.has(id))
    if (!isSame) throw new AppError('STATE_CHANGED')
    await db.execute(sql`
      update ${modules} set "order" = named.place
      from unnest(${sql.param([...named])}::uuid[]) with ordinality as named (id, place)
      where ${modules.id} = named.id`)
    return readModules({ ...ctx, db }, courseTypeId)
  })
