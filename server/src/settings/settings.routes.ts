import { getBrand, updateBrand as updateBrandCall } from '@sohbet/contract/core/brand'
import { getSettings, updateSettings as updateSettingsCall } from '@sohbet/contract/core/settings'
import {
  getSchool,
  getSchoolSettings,
  updateSchoolSettings,
  type SavedSchool,
} from '@sohbet/contract/core/school'
import type { Bind } from '../context/context.ts'
import { readSettings } from './settings.reads.ts'
import { updateBrand } from './update-brand.ts'
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

  bind(getBrand, async ({ cachedBrand }) => {
    await cachedBrand.refresh() // another process may have changed it in this second
    return cachedBrand.current()
  })
  bind(updateBrandCall, (ctx, { body }) => updateBrand(ctx, body))
}

/** Bank details are for learners with a seat. */
const publicSettings = ({
  revision: _revision,
  bankHolder: _bankHolder,
  bankName: _bankName,
  iban: _iban,
  ...school
}: SavedSchool) => school
