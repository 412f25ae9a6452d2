import type { Module, ModuleFields } from '@sohbet/contract/catalogue/modules'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { keptDocuments } from '../media/document-files.ts'
import { requireModule } from './module.reads.ts'
import { lockModulesOf, moveModule, toColumns } from './module.repository.ts'
import { storeOpenModulesOfType } from './store-open-modules.ts'

export async function updateModule(
  ctx: Context,
  { id, fields }: { id: string; fields: ModuleFields },
): Promise<Module> {
  const columns = toColumns(fields, await keptDocuments(ctx, fields.docs))
  return ctx.db.transaction(async (db) => {
    const { courseTypeId } = await requirePlace(db, id)
    await lockModulesOf(db, courseTypeId)
    await refuseOutdated(db, modules, { where: eq(modules.id, id), seen: fields.revision })
    const { order: from } = await requirePlace(db, id) // maybe moved while waiting
    if (fields.order !== from) await storeOpenModulesOfType(db, { courseTypeId, now: ctx.now })
    await moveModule(db, { id, courseTypeId, from, to: fields.order })
    await db
      .update(modules)
      .set({ ...columns, updatedAt: ctx.now })
      .where(eq(modules.id, id))
    return requireModule({ ...ctx, db }, id)
  })
}

async function requirePlace(db: Db, id: string) {
  const [place] = await db
    .select({ courseTypeId: modules.courseTypeId, order: modules.order })
    .from(modules)
    .where(eq(modules.id, id))
  if (!place) throw new AppError('MODULE_NOT_FOUND')
  return place
}
