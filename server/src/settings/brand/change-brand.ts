import type { EditedBrand, SavedBrand } from '@sohbet/contract/core/brand'
import type { Brand, BrandPictureKind, BrandPictures } from '@sohbet/domain/brand/brand'
import { changedFields } from '@sohbet/domain/change'
import { sql } from 'drizzle-orm'
import { recordChanges } from '../../change-log/record-changes.ts'
import type { SignedInContext } from '../../context/context.ts'
import { readBrand } from '../../db/brand/read-brand.ts'
import { locks } from '../../db/locks.ts'
import { schoolBrand } from '../../db/tables/core/school-brand.ts'
import { AppError } from '../../errors/app-error.ts'
import { madePictures } from './made-pictures.ts'
import { preparePicture } from './prepare-picture.ts'

export const updateBrand = (ctx: SignedInContext, { revision, ...fields }: EditedBrand) =>
  changeBrand(ctx, { revision, edit: (brand) => ({ ...brand, ...fields }) })

type Upload = { kind: BrandPictureKind; file: File; revision: number }

export async function uploadPicture(ctx: SignedInContext, { kind, file, revision }: Upload) {
  const { name, ratio } = await preparePicture(ctx, kind, new Uint8Array(await file.arrayBuffer()))
  return changePicture(ctx, { kind, name, ratio, revision })
}

export const removePicture = (ctx: SignedInContext, given: { kind: BrandPictureKind; revision: number }) =>
  changePicture(ctx, { ...given, name: '', ratio: 1 })

type Picture = { kind: BrandPictureKind; name: string; ratio: number; revision: number }

function changePicture(ctx: SignedInContext, { kind, name, ratio, revision }: Picture) {
  const uploads: Record<BrandPictureKind, Partial<BrandPictures>> = {
    logo: { logo: name, logoRatio: ratio },
    icon: { ownIcon: name },
    card: { ownCard: name },
  }
  return changeBrand(ctx, {
    revision,
    edit: (brand) => ({ ...brand, pictures: { ...brand.pictures, ...uploads[kind] } }),
  })
}

type Change = { revision: number; edit: (before: Brand) => Brand }

/**
 * Refuses when another admin has changed the brand since it was shown. Pictures are made before the transaction,
 * because that takes a second.
 */
async function changeBrand(ctx: SignedInContext, { revision: seen, edit }: Change): Promise<SavedBrand> {
  const { revision, ...before } = await readBrand(ctx.db)
  if (revision !== seen) throw new AppError('EDITED_MEANWHILE')
  const edited = edit(before)
  const after = { ...edited, pictures: await madePictures(ctx, { before, after: edited }) }
  const fields = changedFields(inLog(before), inLog(after))
  if (fields.length > 0) {
    await ctx.db.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${locks.schoolBrand})`)
      if ((await readBrand(db)).revision !== seen) throw new AppError('EDITED_MEANWHILE')
      const row = { data: after, revision: seen + 1, updatedAt: ctx.now }
      await db.insert(schoolBrand).values(row).onConflictDoUpdate({ target: schoolBrand.isOnly, set: row })
      await recordChanges(db, ctx, { area: 'settings', kind: 'changed', fields })
    })
  }
  await ctx.cachedBrand.refresh() // so that the next page shows it
  return ctx.cachedBrand.current()
}

/** The brand by the names of its fields in the change log. */
const inLog = ({ name, tagline, footer, pictures, ...rest }: Brand) => ({
  brandName: name,
  taglineTr: tagline.tr,
  taglineEn: tagline.en,
  footerTr: footer.tr,
  footerEn: footer.en,
  ...rest,
  logo: pictures.logo,
  icon: pictures.ownIcon,
  card: pictures.ownCard,
})
