import type { LessonRules } from '@sohbet/domain/lesson/lesson'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import type { Author } from '../../live-sessions/substitutes/notify-of-substitute.ts'
import { isBookedIn } from '../lock-lesson.ts'
import { requireFree, timesOf } from '../book-lesson.ts'
import { notifyOfLesson } from '../notify-of-lesson.ts'
import { withdrawRequests } from '../requests/open-requests.ts'

type Change = {
  lesson: Pick<typeof lessons.$inferSelect, 'id' | 'coachId' | 'kind' | 'startsAt'>
  /** The only learner. */
  userId: string
  startsAt: Date
  rules: LessonRules
  now: Date
  /** Absent when one side accepts the proposal of the other. */
  author?: Author
}

/**
 * Moves a lesson to another free time of its coach. The door begins anew: it may have been open for the old time. The
 * coach and the learner are locked.
 */
export async function changeTime(
  db: Db,
  { lesson, userId, startsAt, rules, now, author }: Change,
): Promise<void> {
  const { id, coachId, kind } = lesson
  await requireFree(db, { coachId, userId, kind, startsAt, rules, now, exceptLessonId: id })
  const { busyUntil, freeUntil, ...span } = timesOf(kind, startsAt, rules)
  await db
    .update(lessons)
    .set({
      ...span,
      busyUntil,
      freeUntil,
      coachCameAt: null,
      revision: sql`${lessons.revision} + 1`,
      changedAt: now,
    })
    .where(eq(lessons.id, id))
  await db
    .update(lessonSeats)
    .set({ ...span, cameAt: null })
    .where(isBookedIn(id))
  await withdrawRequests(db, id, now)
  await notifyOfLesson(db, now, {
    lessonId: id,
    userIds: [userId],
    before: lesson.startsAt,
    after: startsAt,
    ...(author && { author }),
  })
}
