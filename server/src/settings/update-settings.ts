import type { SavedSettings, SchoolSettings } from '@sohbet/contract/core/settings'
import { say } from '@sohbet/contract/say'
import { isTimeInOrder, type BarTime } from '@sohbet/domain/site/announcement'
import type { SignedInContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { saveSettings } from './save-settings.ts'

export async function updateSettings(
  ctx: SignedInContext,
  { announcement, revision: seen, ...given }: SchoolSettings,
): Promise<SavedSettings> {
  const saved = await saveSettings(ctx, ({ revision, ...before }) => {
    if (seen !== undefined && seen !== revision) throw new AppError('EDITED_MEANWHILE')
    const { link = before.link, from = before.from, until = before.until } = given
    refuseUnlessInOrder({ from, until })
    return { announcement, link, from, until, revision: revision + 1 }
  })
  await ctx.cachedAnnouncement.refresh() // so that the next page shows it
  return saved
}

function refuseUnlessInOrder(time: BarTime): void {
  if (isTimeInOrder(time)) return
  throw new AppError('INVALID_INPUT', {
    issues: [{ code: 'custom', path: ['until'], message: say('Must be after the start'), input: '' }],
  })
}
