import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/tables/people/users.ts'
import { notify } from '../../notifications/notify.ts'

/** The school pays every extra session, so admins read of each that a coach adds or brings back. */
export async function notifyAdmins(
  { actor, now }: SignedInContext,
  db: Db,
  { session, course }: { session: LiveSession; course: { courseId: string; name: string } },
): Promise<void> {
  if (actor.role !== 'coach') return
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  await notify(db, now, {
    userIds: admins.map(({ id }) => id),
    notice: {
      kind: 'session_added',
      courseId: course.courseId,
      course: course.name,
      sessionId: session.id,
      startsAt: session.startsAt.toISOString(),
      minutes: session.duration,
      by: actor.account.username,
    },
    about: `${session.id} ${now.toISOString()}`,
    personId: actor.userId,
  })
}
