import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { z } from 'zod'
import { readCoachPerson, type Person } from '../../coaches/coach-person.reads.ts'
import type { Db } from '../../db/connect.ts'
import { publish } from '../../live/publish.ts'
import { notifyAsked } from '../../notifications/asked-notices.ts'
import { notifyOfChange } from '../../notifications/notify-of-change.ts'
import { notify } from '../../notifications/notify.ts'
import { readClass } from '../class.reads.ts'

type Session = { session: LiveSession; courseName: string }

const aboutSession = ({ session, courseName }: Session) => ({
  courseId: session.courseId,
  course: courseName,
  sessionId: session.id,
  startsAt: session.startsAt.toISOString(),
})

/** The asked coach reads of the session. */
export async function notifyOfAsking(
  db: Db,
  now: Date,
  { to, by, ...about }: Session & { to: Person | null; by: Person },
): Promise<void> {
  if (!to) return
  await notifyAsked(db, now, {
    id: about.session.id,
    userIds: [to.id],
    startsAt: about.session.startsAt,
    notice: { kind: 'session_asked', ...aboutSession(about), other: by.name },
    personId: by.id,
  })
}

/** The coaches of the course read that the asked coach declined. */
export async function notifyOfRefusal(
  db: Db,
  now: Date,
  { by, ...about }: Session & { by: Person },
): Promise<void> {
  const { coaches } = await readClass(db, about.session.courseId)
  const userIds = coaches.filter((id) => id !== by.id)
  await publish(db, userIds, { kind: 'sessions' })
  await notify(db, now, {
    userIds,
    notice: { kind: 'session_declined', ...aboutSession(about), other: by.name },
    about: `${about.session.id} ${now.toISOString()}`,
    personId: by.id,
  })
}

/** Who hands a session over; a coach, or an admin for the school. */
export type Author = { id: string | null; name: string | null }

const teacherState = z.object({ coachId: z.string() })

/** After another coach teaches a session: the learners and the coaches of the course, and both coaches, read of it once. */
export async function notifyOfHandOver(
  db: Db,
  now: Date,
  { from, to, author, ...about }: Session & { from: string; to: string; author: Author },
): Promise<void> {
  const { session } = about
  const [before, after] = [await readCoachPerson(db, from), await readCoachPerson(db, to)]
  const { learners, coaches } = await readClass(db, session.courseId, session)
  const both = [before, after].flatMap((one) => (one ? [one.id] : []))
  const people = [...new Set([...learners, ...coaches, ...both])].toSorted()
  await notifyOfChange(db, now, {
    thing: `substitute ${session.id}`,
    people: people.map((userId) => ({ userId, before: { coachId: from } })),
    state: teacherState,
    startsAt: session.startsAt,
    ...(before && { outdatedReminders: { sessionIds: [session.id], userIds: [before.id] } }),
    newsFrom: (known, userId) => {
      if (known.coachId === to) return []
      const reader = userId === after?.id ? 'takes' : userId === before?.id ? 'leaves' : 'class'
      const named = reader === 'takes' ? before : after
      const isByOther = author.id === null || ![before?.id, after?.id].includes(author.id)
      const by = isByOther ? { by: author.name } : {}
      const notice = { ...aboutSession(about), other: named?.name ?? '', reader, ...by } as const
      return [{ notice: { kind: 'session_handed_over', ...notice }, personId: named?.id ?? null }]
    },
  })
}
