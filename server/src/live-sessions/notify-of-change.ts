import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { SignedInContext } from '../context/context.ts'
import { notify, type NewNotification } from '../notifications/notify.ts'

type Change = { before: LiveSession; after: LiveSession; course: { courseId: string; name: string } }

/** Notifies the learners and coaches of the course, except the author of the change. */
export async function notifyOfChange(ctx: SignedInContext, db: Db, { before, after, course }: Change) {
  const { courseId, name } = course
  const startsAt = after.startsAt.toISOString()
  const about = { courseId, course: name, sessionId: after.id, startsAt }
  const isCalledOff = after.isCancelled && !before.isCancelled
  const isAhead = !after.isCancelled && after.endsAt > ctx.now
  const isMoved = before.startsAt.getTime() !== after.startsAt.getTime() || before.isCancelled
  const hasReplay = after.replayLink !== null && before.replayLink === null
  if (!isCalledOff && !(isMoved && isAhead) && !hasReplay) return
  const { learners, coaches } = await readClass(db, courseId)
  const all = [...learners, ...coaches].filter((id) => id !== ctx.actor.userId)
  const notifications: NewNotification[] = []
  const once = `${after.id} ${after.revision}`
  if (isCalledOff)
    notifications.push({
      userIds: all,
      notice: { kind: 'session_cancelled', ...about, startsAt: before.startsAt.toISOString() },
      about: once,
    })
  else if (isMoved && isAhead)
    notifications.push({ userIds: all, notice: { kind: 'session_moved', ...about }, about: once })
  // Another link to the same recording is not announced
  if (hasReplay)
    notifications.push({ userIds: learners, notice: { kind: 'replay_ready', ...about }, about: after.id })
  await notify(db, ctx.now, ...notifications)
}

async function readClass(db: Db, courseId: string) {
  const { rows } = await db.execute<{ learners: string[]; coaches: string[] }>(sql`
    select array(select user_id from enrollments
        where course_id = course.id and status = 'active' and user_id is not null) as learners,
      array(select user_id from coaches
        where id in (course.primary_coach_id, course.secondary_coach_id) and user_id is not null) as coaches
    from courses as course where id = ${courseId}`)
  return rows[0] ?? { learners: [], coaches: [] }
}
