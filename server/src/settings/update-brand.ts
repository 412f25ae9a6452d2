import type { EditedBrand, SavedBrand } from '@sohbet/contract/core/brand'
import type { Brand } from '@sohbet/domain/brand'
import { changedFields } from '@sohbet/domain/change'
import { sql } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { SignedInContext } from '../context/context.ts'
import { readBrand } from '../db/brand/read-brand.ts'
import { locks } from '../db/locks.ts'
import { schoolBrand } from '../db/tables/core/school-brand.ts'
import { AppError } from '../errors/app-error.ts'

/** Refuses when another admin has changed it since it was shown. */
export async function updateBrand(
  ctx: SignedInContext,
  { revision: seen, ...fields }: EditedBrand,
): Promise<SavedBrand> {
  await ctx.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.schoolBrand})`)
    const { revision, ...before } = await readBrand(db)
    if (revision !== seen) throw new AppError('EDITED_MEANWHILE')
    const changed = changedFields(inLog(before), inLog(fields))
    if (changed.length === 0) return
    const row = { data: fields, revision: revision + 1, updatedAt: ctx.now }
    await db.insert(schoolBrand).values(row).onConflictDoUpdate({ target: schoolBrand.isOnly, set: row })
    await recordChanges(db, ctx, { area: 'settings', kind: 'changed', fields: changed })
  })
  await ctx.cachedBrand.refresh() // so that the next page shows it
  return ctx.cachedBrand.current()
}

/** The brand by the names of its fields in the change log. */
const inLog = ({ name, tagline, footer, ...rest }: Brand) => ({
  brandName: name,
  taglineTr: tagline.tr,
  taglineEn: tagline.en,
  footerTr: footer.tr,
  footerEn: footer.en,
  ...rest,
})
