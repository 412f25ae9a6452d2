import type { Reply } from '@sohbet/contract/endpoint'
import type { listOwnLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import type { SignedInContext } from '../context/context.ts'
import { readSeatsOfLessons, toShownLesson } from '../lessons/seats/shown-lessons.reads.ts'
import { readOwnLiveSessions } from '../live-sessions/learner-live-sessions.reads.ts'

/** The sessions and lessons of a learner that start in a span. */
export async function readWeek(
  ctx: SignedInContext,
  span: { from: Date; to: Date },
): Promise<Reply<typeof listOwnLiveSessions>> {
  const [sessions, seats] = await Promise.all([
    readOwnLiveSessions(ctx, span),
    readSeatsOfLessons(ctx.db, ctx.actor.userId, span),
  ])
  return {
    sessions,
    lessons: seats
      .filter(({ isGivenUp, startsAt }) => !isGivenUp && startsAt >= span.from)
      .map((seat) => toShownLesson(seat, ctx.now)),
  }
}
