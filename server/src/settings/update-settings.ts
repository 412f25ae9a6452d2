import type { SavedSettings, SchoolSettings } from '@sohbet/contract/core/settings'
import type { SignedInContext } from '../context/context.ts'
import { saveSettings } from './save-settings.ts'

export async function updateSettings(
  ctx: SignedInContext,
  { announcement }: SchoolSettings,
): Promise<SavedSettings> {
  const saved = await saveSettings(ctx, () => ({ announcement }))
  await ctx.cachedAnnouncement.refresh() // so that the next page shows it
  return saved
}
