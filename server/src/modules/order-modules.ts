import type { Module } from '@sohbet/contract/catalogue/modules'
import { eq, sql } from 'drizzle-orm'
import { requireSameIds } from '../db/require-same-ids.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import type { Context } from '../context/context.ts'
import { readModules } from './module.reads.ts'
import { lockModulesOf } from './module.repository.ts'
import { storeOpenModulesOfType } from './store-open-modules.ts'

/** Numbers them from 1. */
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
    const named = requireSameIds(ids, rows)
    await storeOpenModulesOfType(db, { courseTypeId, now: ctx.now })
    await db.execute(sql`
      update ${modules} set "order" = named.place
      from unnest(${sql.param(named)}::uuid[]) with ordinality as named (id, place)
      where ${modules.id} = named.id and "order" <> named.place`)
    return readModules({ ...ctx, db }, courseTypeId)
  })
