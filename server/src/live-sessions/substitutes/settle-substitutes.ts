import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { isOff } from '@sohbet/domain/live-session/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { readCoachPerson } from '../../coaches/coach-person.reads.ts'
import type { Db } from '../../db/connect.ts'
import { liveSessionRequests, liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../../notifications/notify.ts'
import { requireCoursePlan } from '../plan.reads.ts'
import { withdrawRequests } from './open-requests.ts'

type Lost = { course: { id: string; name: string }; sessions: readonly LiveSession[]; now: Date }

/** Tells each substitute of sessions that no longer take place: the notices of the course do not reach them. */
export async function notifyOfLostSessions(
  db: Db,
  { course, sessions, now }: Lost,
  isGone?: true,
): Promise<void> {
  for (const { id, substituteId, startsAt } of sessions) {
    const person = substituteId && (await readCoachPerson(db, substituteId))
    if (!person) continue
    await publish(db, [person.id], { kind: 'sessions' })
    await notify(db, now, {
      userIds: [person.id],
      notice: {
        kind: 'session_cancelled',
        courseId: course.id,
        course: course.name,
        sessionId: id,
        startsAt: startsAt.toISOString(),
        ...(isGone && { isGone }),
        by: null,
      },
      about: `${id} lost ${now.toISOString()}`,
    })
  }
}

type Changed = {
  course: { id: string; name: string; primaryCoachId: string }
  /** The first coach and the sessions ahead by the plan before. */
  before: { primaryCoachId: string; sessions: readonly LiveSession[] }
  now: Date
}

/**
 * After a course has a new plan or a new coach: a session that the plan dropped loses its substitute, and a coach who is
 * now the course's own is no substitute. Open requests end when their session does not take place, or when another coach
 * now teaches it than the one who asks. The course is locked.
 */
export async function settleSubstitutes(db: Db, { course, before, now }: Changed): Promise<void> {
  const { sessions } = await requireCoursePlan(db, course.id)
  const there = new Map(sessions.map((session) => [session.id, session]))
  const dropped = before.sessions.filter(
    ({ id, substituteId, startsAt, isCancelled }) =>
      substituteId !== null && startsAt > now && !isCancelled && !there.has(id),
  )
  await notifyOfLostSessions(db, { course, sessions: dropped, now }, true)
  for (const { day, minute } of dropped)
    await db
      .update(liveSessions)
      .set({ substituteCoachId: null })
      .where(
        and(eq(liveSessions.courseId, course.id), eq(liveSessions.day, day), eq(liveSessions.minute, minute)),
      )
  await db
    .update(liveSessions)
    .set({ substituteCoachId: null })
    .where(
      and(
        eq(liveSessions.courseId, course.id),
        eq(liveSessions.substituteCoachId, course.primaryCoachId),
        isNull(liveSessions.recordedAt),
      ),
    )
  const open = await db
    .select()
    .from(liveSessionRequests)
    .where(and(eq(liveSessionRequests.courseId, course.id), isNull(liveSessionRequests.answer)))
  for (const { toCoachId, ...slot } of open) {
    const session = sessions.find(({ day, minute }) => day === slot.day && minute === slot.minute)
    const teaches = session?.substituteId ?? course.primaryCoachId
    const asks = session?.substituteId ?? before.primaryCoachId
    if (!session || isOff(session) || toCoachId === teaches || asks !== teaches)
      await withdrawRequests(db, slot, now)
  }
}
