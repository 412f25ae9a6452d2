import type { Module, ModuleFields } from '@sohbet/contract/catalogue/modules'
import { eq } from 'drizzle-orm'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import type { Context } from '../context/context.ts'
import { requireModule } from './module.reads.ts'
import { completeCoursesOfType } from './complete-courses.ts'
import { lockModulesOf, moveModule, refuseMet, requirePlace, toColumns } from './module.repository.ts'
import { storeOpenModulesOfType } from './store-open-modules.ts'

export async function updateModule(
  ctx: Context,
  { id, fields }: { id: string; fields: ModuleFields },
): Promise<Module> {
  const columns = await toColumns(ctx, fields)
  return ctx.db.transaction(async (db) => {
    const { now } = ctx
    const { courseTypeId } = await requirePlace(db, id)
    await lockModulesOf(db, courseTypeId)
    await refuseOutdated(db, modules, { where: eq(modules.id, id), seen: fields.revision })
    const { order: from, isDraft: wasDraft } = await requirePlace(db, id) // maybe moved while waiting
    const { isDraft = wasDraft } = fields
    if (isDraft && !wasDraft) await refuseMet(db, { id, courseTypeId, isDraft: wasDraft, now })
    if (fields.order !== from || isDraft !== wasDraft) await storeOpenModulesOfType(db, { courseTypeId, now })
    await moveModule(db, { id, courseTypeId, from, to: fields.order })
    await db
      .update(modules)
      .set({ ...columns, isDraft, updatedAt: now })
      .where(eq(modules.id, id))
    if (isDraft && !wasDraft) await completeCoursesOfType(db, { courseTypeId, now })
    return requireModule({ ...ctx, db }, id)
  })
}
