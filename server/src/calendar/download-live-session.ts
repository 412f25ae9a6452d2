import type { SignedInContext } from '../context/context.ts'
import { requireOwnLiveSession } from '../live-sessions/learner-live-sessions.reads.ts'
import { writeCalendar } from './write-calendar.ts'

export async function downloadLiveSession(ctx: SignedInContext, id: string): Promise<File> {
  const session = await requireOwnLiveSession(ctx, id)
  return writeCalendar([session], {
    language: ctx.language,
    timeZone: ctx.actor.account.timeZone,
    isFeed: false,
    brand: ctx.cachedBrand.current(),
  })
}
