import type { SavedSettings, SchoolSettings } from '@sohbet/contract/core/settings'
import type { SignedInContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { saveSettings } from './save-settings.ts'

export async function updateSettings(
  ctx: SignedInContext,
  { announcement, revision: seen }: SchoolSettings,
): Promise<SavedSettings> {
  const saved = await saveSettings(ctx, ({ revision }) => {
    if (seen !== undefined && seen !== revision) throw new AppError('EDITED_MEANWHILE')
    return { announcement, revision: revision + 1 }
  })
  await ctx.cachedAnnouncement.refresh() // so that the next page shows it
  return saved
}
