import type { Reply } from '@sohbet/contract/endpoint'
import type { joinLiveSession as joinLiveSessionCall } from '@sohbet/contract/live-sessions/live-sessions'
import { mayJoin } from '@sohbet/domain/live-session/rules'
import { sql } from 'drizzle-orm'
import { moment } from '../emails/words.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { enterAsGuest } from './guests/guest-attendance.ts'
import { requireOwnLiveSession } from './learner-live-sessions.reads.ts'

/** Our join URL: a learner who may join is redirected to the meeting and counts as present. */
export async function joinLiveSession(
  ctx: SignedInContext,
  id: string,
): Promise<Reply<typeof joinLiveSessionCall>> {
  const { db, actor, now } = ctx
  const { session, meetingLink, reply } = await requireOwnLiveSession(ctx, id)
  const verdict = mayJoin(session, now)
  if (!verdict.allowed)
    throw new AppError(verdict.because, {
      about:
        'opensAt' in verdict ? moment(verdict.opensAt, { ...ctx.actor.account, language: ctx.language }) : '',
    })
  if (reply.isMadeUp) throw new AppError('ABSENCE_LOCKED')
  if (reply.guestSeatId !== null) {
    await enterAsGuest(db, { seatId: reply.guestSeatId, now })
    return { redirectUrl: meetingLink }
  }
  // A learner whose seat is being cancelled cannot join; the first join counts
  const { rowCount } = await refuseIfErased(() =>
    db.execute(sql`
      insert into live_session_attendance (user_id, course_id, day, minute, joined_at)
      select user_id, course_id, ${session.day}, ${session.minute}, ${sqlMoment(now)}
      from enrollments where user_id = ${actor.userId} and course_id = ${session.courseId} and status = 'active'
      for share
      on conflict (user_id, course_id, day, minute)
        do update set joined_at = coalesce(live_session_attendance.joined_at, excluded.joined_at)`),
  )
  if (rowCount === 0) throw new AppError('SESSION_NOT_FOUND')
  return { redirectUrl: meetingLink }
}
