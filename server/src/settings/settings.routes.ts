import { getSettings, updateSettings as updateSettingsCall } from '@sohbet/contract/settings'
import type { Bind } from '../http/bind.ts'
import { readSettings } from './settings.reads.ts'
import { updateSettings } from './update-settings.ts'

export function settingsRoutes(bind: Bind) {
  bind(getSettings, ({ db }) => readSettings(db))
  bind(updateSettingsCall, (ctx, { body }) => updateSettings(ctx, body))
}
