import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lessonInvitations } from '../../db/tables/lessons/lesson-invitations.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'

const isOpen = (lessonId: string) =>
  and(eq(lessonInvitations.lessonId, lessonId), eq(lessonInvitations.status, 'open'))

/** Since when the booker of a lesson looks for a partner; null without an open invitation or seat. */
export const searchedAt = sql`coalesce(
  (select invitation.created_at from lesson_invitations as invitation
    where invitation.lesson_id = lesson.id and invitation.status = 'open'),
  case when lesson.open_to is not null then lesson.created_at end)`

/** The seat is taken, or the booker chose another way. */
export const withdrawInvitation = (db: Db, lessonId: string, now: Date) =>
  db.update(lessonInvitations).set({ status: 'withdrawn', answeredAt: now }).where(isOpen(lessonId))

type Answer = { lessonId: string; userId: string; isAccepted: boolean; now: Date }

/** Answers the learner's open invitation; returns false without one. An accepted seat ends the others. */
export async function answerInvitation(
  db: Db,
  { lessonId, userId, isAccepted, now }: Answer,
): Promise<boolean> {
  const answered = await db
    .update(lessonInvitations)
    .set({ status: isAccepted ? 'accepted' : 'declined', answeredAt: now })
    .where(and(isOpen(lessonId), eq(lessonInvitations.userId, userId)))
    .returning({ id: lessonInvitations.id })
  if (isAccepted) await withdrawInvitation(db, lessonId, now)
  return answered.length > 0
}

/** Invitations may name addresses of people who have no account. */
export const forgetInvitations = (db: Db, endedBefore: Date) =>
  db
    .delete(lessonInvitations)
    .where(
      inArray(
        lessonInvitations.lessonId,
        db.select({ id: lessons.id }).from(lessons).where(lt(lessons.endsAt, endedBefore)),
      ),
    )
    .then(() => undefined)
