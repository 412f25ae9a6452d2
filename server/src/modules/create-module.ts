import type { Module, ModuleFields } from '@sohbet/contract/catalogue/modules'
import { modules } from '../db/tables/catalogue/modules.ts'
import type { Context } from '../context/context.ts'
import { requireModule } from './module.reads.ts'
import { lockModulesOf, makeRoom, toColumns } from './module.repository.ts'
import { storeOpenModulesOfType } from './store-open-modules.ts'

export async function createModule(
  ctx: Context,
  { courseTypeId, fields }: { courseTypeId: string; fields: ModuleFields },
): Promise<Module> {
  const columns = await toColumns(ctx, fields)
  return ctx.db.transaction(async (db) => {
    const { order } = fields
    await lockModulesOf(db, courseTypeId)
    await storeOpenModulesOfType(db, { courseTypeId, now: ctx.now })
    await makeRoom(db, { courseTypeId, order })
    const [module] = await db
      .insert(modules)
      .values({
        ...columns,
        isDraft: fields.isDraft ?? false,
        courseTypeId,
        order,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning({ id: modules.id })
    if (!module) throw new Error('an inserted module was not returned')
    return requireModule({ ...ctx, db }, module.id)
  })
}
