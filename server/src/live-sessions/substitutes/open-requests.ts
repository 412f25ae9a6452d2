import { liveSessionIdOf, type Slot } from '@sohbet/domain/live-session/plan'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { liveSessionRequests } from '../../db/tables/learning/live-sessions.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { takeBackAsked } from '../../notifications/asked-notices.ts'

type Session = Slot & { courseId: string }

const isRequestOf = ({ courseId, day, minute }: Session) =>
  and(
    eq(liveSessionRequests.courseId, courseId),
    eq(liveSessionRequests.day, day),
    eq(liveSessionRequests.minute, minute),
  )

/** Withdraws the open request of a session, and refreshes the list of the asked coach. Returns whether there was one. */
export async function withdrawRequests(db: Db, session: Session, now: Date): Promise<boolean> {
  const withdrawn = await db
    .update(liveSessionRequests)
    .set({ answer: 'withdrawn', answeredAt: now })
    .where(and(isRequestOf(session), isNull(liveSessionRequests.answer)))
    .returning({ toCoachId: liveSessionRequests.toCoachId })
  for (const { toCoachId } of withdrawn) {
    const [coach] = await db.select({ userId: coaches.userId }).from(coaches).where(eq(coaches.id, toCoachId))
    if (!coach?.userId) continue
    const id = liveSessionIdOf(session.courseId, session)
    await takeBackAsked(db, now, { id, userIds: [coach.userId] })
  }
  return withdrawn.length > 0
}
