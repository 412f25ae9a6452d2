import { createHash } from 'node:crypto'
import type { Notice } from '@sohbet/contract/notifications/notifications'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import type { SignedInContext } from '../context/context.ts'
import { notifyOfChange, thingOfSession } from '../notifications/notify-of-change.ts'
import { notify } from '../notifications/notify.ts'
import { readClass } from './class.reads.ts'

type Course = { courseId: string; name: string; zoomLink: string }
type Change = { before: LiveSession; after: LiveSession; course: Course }
type OneSession = { session: LiveSession; course: Course }

/** What a recipient knows of a session. Links and notes are compared by digest, so that they are stored once. */
const sessionState = z.object({
  startsAt: z.iso.datetime(),
  duration: z.number(),
  isCancelled: z.boolean(),
  link: z.string(),
  notes: z.string(),
  /** It did not exist; `isCancelled` with it. */
  isNew: z.boolean().optional(),
})
type SessionState = z.output<typeof sessionState>

const digest = (text: string) => (text === '' ? '' : createHash('sha256').update(text).digest('base64url'))

const stateOf = (session: LiveSession, course: Course): SessionState => ({
  startsAt: session.startsAt.toISOString(),
  duration: session.duration,
  isCancelled: session.isCancelled,
  link: digest(session.zoomLink ?? course.zoomLink),
  notes: digest(session.notes),
})

/** Notifies the learners and coaches of the course, except the author of the change, and refreshes their pages. */
export async function notifyOfSessionChange(
  ctx: SignedInContext,
  db: Db,
  { before, after, course }: Change,
): Promise<void> {
  const states = { was: stateOf(before, course), is: stateOf(after, course) }
  const { learners, about } = await notifyOfStates(ctx, db, { before, after, course, ...states })
  // Another link to the same recording is not announced; the job announces one that was added during the session
  if (after.endsAt <= ctx.now && after.replayLink !== null && before.replayLink === null)
    await notify(db, ctx.now, {
      userIds: learners,
      notice: { kind: 'replay_ready', ...about },
      about: after.id,
    })
}

/** Before it was added, everyone knew it as not taking place. */
export async function notifyOfAddedSession(
  ctx: SignedInContext,
  db: Db,
  { session, course }: OneSession,
): Promise<void> {
  const is = stateOf(session, course)
  const was = { ...is, isCancelled: true, isNew: true }
  await notifyOfStates(ctx, db, { before: session, after: session, course, was, is })
}

/** Call it before the session is removed. */
export async function notifyOfRemovedSession(
  ctx: SignedInContext,
  db: Db,
  { session, course }: OneSession,
): Promise<void> {
  const was = stateOf(session, course)
  const is = { ...was, isCancelled: true }
  await notifyOfStates(ctx, db, { before: session, after: session, course, was, is, isGone: true })
}

type States = Change & { was: SessionState; is: SessionState; isGone?: true }

async function notifyOfStates(
  ctx: SignedInContext,
  db: Db,
  { before, after, course, was, is, isGone }: States,
) {
  const { courseId, name } = course
  const { learners, coaches } = await readClass(db, courseId, after)
  const about = { courseId, course: name, sessionId: after.id, startsAt: after.startsAt.toISOString() }
  const author = authorOf(ctx)
  const isOver = after.endsAt <= ctx.now
  await notifyOfChange(db, ctx.now, {
    thing: thingOfSession(after.id),
    people: [...new Set([...learners, ...coaches])].map((userId) => ({ userId, before: was })),
    authorId: ctx.actor.userId,
    state: sessionState,
    startsAt: after.startsAt < before.startsAt ? after.startsAt : before.startsAt,
    // A reminder names the time, so only a move and a cancellation outdate it
    ...((was.startsAt !== is.startsAt || is.isCancelled) && {
      outdatedReminders: { sessionIds: [after.id], userIds: [...learners, ...coaches] },
    }),
    newsFrom: (known) => {
      const by = { by: author.name, reason: after.cancelReason, isGone }
      const notice = noticeOf(known, is, { about, isOver, ...by })
      return notice ? [{ notice, personId: author.id }] : []
    },
  })
  return { learners, about }
}

/** A coach is named; an admin acts for the school. */
export const authorOf = ({ actor }: Pick<SignedInContext, 'actor'>) =>
  actor.role === 'coach' ? { id: actor.userId, name: actor.account.username } : { id: null, name: null }

type About = { courseId: string; course: string; sessionId: string; startsAt: string }
type Facts = { about: About; isOver: boolean; by: string | null; reason: string; isGone: true | undefined }

function noticeOf(
  was: SessionState,
  is: SessionState,
  { about, isOver, by, reason, isGone }: Facts,
): Notice | undefined {
  if (is.isCancelled)
    return was.isCancelled
      ? undefined
      : {
          kind: 'session_cancelled',
          ...about,
          startsAt: was.startsAt,
          ...(reason && { reason }),
          ...(isGone && { isGone }),
          by,
        }
  if (was.isNew) return { kind: 'session_added', ...about, minutes: is.duration, by }
  const isNew = (field: keyof SessionState) => was[field] !== is[field]
  const changes = [
    !isOver && isNew('duration') && ('duration' as const),
    !isOver && isNew('link') && ('link' as const),
    isNew('notes') && is.notes !== '' && ('notes' as const),
  ].filter((change) => change !== false)
  const rest = {
    by,
    ...(changes.length > 0 && { changes }),
    ...(isNew('duration') && { minutes: is.duration }),
  }
  if (!isOver && was.isCancelled) return { kind: 'session_moved', ...about, isBack: true, ...rest }
  if (!isOver && isNew('startsAt')) return { kind: 'session_moved', ...about, before: was.startsAt, ...rest }
  return changes.length > 0 ? { kind: 'session_changed', ...about, ...rest } : undefined
}
