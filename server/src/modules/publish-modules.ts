import type { Reply } from '@sohbet/contract/endpoint'
import { moduleFields, type publishModules as contract } from '@sohbet/contract/catalogue/modules'
import { and, eq, inArray } from 'drizzle-orm'
import { modules } from '../db/tables/catalogue/modules.ts'
import type { Context } from '../context/context.ts'
import { readModules } from './module.reads.ts'
import { lockModulesOf } from './module.repository.ts'
import { storeOpenModulesOfType } from './store-open-modules.ts'

/** Publishes the drafts that the module form would publish. */
export const publishModules = (
  ctx: Context,
  { courseTypeId }: { courseTypeId: string },
): Promise<Reply<typeof contract>> =>
  ctx.db.transaction(async (db) => {
    const { now } = ctx
    await lockModulesOf(db, courseTypeId)
    const drafts = (await readModules({ ...ctx, db }, courseTypeId)).filter(({ isDraft }) => isDraft)
    const ready = drafts
      .filter((module) => moduleFields.safeParse({ ...module, isDraft: false }).success)
      .map(({ id }) => id)
    if (ready.length > 0) {
      await storeOpenModulesOfType(db, { courseTypeId, now })
      await db
        .update(modules)
        .set({ isDraft: false, updatedAt: now })
        .where(and(eq(modules.courseTypeId, courseTypeId), inArray(modules.id, ready)))
    }
    return { published: ready.length, incomplete: drafts.length - ready.length }
  })
