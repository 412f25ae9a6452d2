import type { SignedInContext } from '../http/context.ts'
import { requireOwnSession } from '../sessions/learner-sessions.reads.ts'
import { writeCalendar } from './write-calendar.ts'

export async function downloadSession(ctx: SignedInContext, id: string): Promise<File> {
  const session = await requireOwnSession(ctx, id)
  return writeCalendar([session], { language: ctx.language, isFeed: false })
}
