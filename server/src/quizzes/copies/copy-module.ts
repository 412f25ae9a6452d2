import type { Module } from '@sohbet/contract/catalogue/modules'
import { maxOrder } from '@sohbet/contract/catalogue/modules'
import { eq, max } from 'drizzle-orm'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { requireModule } from '../../modules/module.reads.ts'
import { lockModulesOf } from '../../modules/module.repository.ts'
import { withCopiedPictures } from './copied-pictures.ts'
import { insertModuleCopies, questionsOfModules } from './copy-modules.ts'

/** The copy is a draft at the end of its own course type or of another. */
export const copyModule = (
  ctx: Context,
  { id, courseTypeId }: { id: string; courseTypeId: string | undefined },
): Promise<Module> => {
  const isModule = eq(modules.id, id)
  return withCopiedPictures(ctx, questionsOfModules(ctx.db, isModule), (pictures) =>
    ctx.db.transaction(async (db) => {
      const { courseTypeId: ownType } = await requireModule({ ...ctx, db }, id)
      const target = courseTypeId ?? ownType
      await lockModulesOf(db, target)
      const [original] = await db.select().from(modules).where(isModule)
      if (!original) throw new AppError('MODULE_NOT_FOUND')
      const [last] = await db
        .select({ order: max(modules.order) })
        .from(modules)
        .where(eq(modules.courseTypeId, target))
      const order = (last?.order ?? 0) + 1
      if (order > maxOrder) throw new AppError('NO_MODULE_PLACE')
      const [copyId = ''] = await insertModuleCopies({ db, now: ctx.now }, [original], {
        courseTypeId: target,
        placeOf: () => ({ order, isDraft: true }),
        pictures,
      })
      return requireModule({ ...ctx, db }, copyId)
    }),
  )
}
