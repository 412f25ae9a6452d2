import { getSettings, updateSettings as updateSettingsCall } from '@sohbet/contract/settings'
import {
  previewHolidays as previewHolidaysCall,
  updateHolidays as updateHolidaysCall,
} from '@sohbet/contract/holidays'
import type { Bind } from '../http/bind.ts'
import { previewHolidays, updateHolidays } from './holidays.ts'
import { readSettings } from './settings.reads.ts'
import { updateSettings } from './update-settings.ts'

export function settingsRoutes(bind: Bind) {
  bind(getSettings, ({ db }) => readSettings(db))
  bind(updateSettingsCall, (ctx, { body }) => updateSettings(ctx, body))
  bind(updateHolidaysCall, (ctx, { body }) => updateHolidays(ctx, body.holidays))
  bind(previewHolidaysCall, (ctx, { body }) => previewHolidays(ctx, body.holidays))
}
