import * as brand from '@sohbet/contract/core/brand'
import { getSettings, updateSettings as updateSettingsCall } from '@sohbet/contract/core/settings'
import {
  getSchool,
  getSchoolSettings,
  updateSchoolSettings,
  type SavedSchool,
} from '@sohbet/contract/core/school'
import type { Bind } from '../context/context.ts'
import { readSettings } from './settings.reads.ts'
import { openBrandFile } from './brand/brand-files.ts'
import { removePicture, updateBrand, uploadPicture } from './brand/change-brand.ts'
import { updateSchool } from './update-school.ts'
import { updateSettings } from './update-settings.ts'

export function settingsRoutes(bind: Bind) {
  bind(getSettings, ({ db }) => readSettings(db))
  bind(updateSettingsCall, (ctx, { body }) => updateSettings(ctx, body))

  bind(getSchool, ({ cachedSchool, cachedOpening }) => ({
    ...publicSettings(cachedSchool.current()),
    isOpen: cachedOpening.current(),
  }))
  bind(getSchoolSettings, async ({ cachedSchool }) => {
    await cachedSchool.refresh() // another process may have changed it in this second
    return cachedSchool.current()
  })
  bind(updateSchoolSettings, (ctx, { body }) => updateSchool(ctx, body))

  bind(brand.getBrand, async ({ cachedBrand }) => {
    await cachedBrand.refresh() // another process may have changed it in this second
    return cachedBrand.current()
  })
  bind(brand.updateBrand, (ctx, { body }) => updateBrand(ctx, body))
  bind(brand.uploadBrandPicture, (ctx, { body }) => uploadPicture(ctx, body))
  bind(brand.removeBrandPicture, (ctx, { params, body }) => removePicture(ctx, { ...params, ...body }))
  bind(brand.getBrandFile, ({ files }, { params }) => openBrandFile(files, params.name))
}

/** Bank details are for learners with a seat. */
const publicSettings = ({
  revision: _revision,
  bankHolder: _bankHolder,
  bankName: _bankName,
  iban: _iban,
  ...school
}: SavedSchool) => school
