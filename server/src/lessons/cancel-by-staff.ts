import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import type { OtherLessonTime } from '@sohbet/contract/lessons/coach-away-notices'
import { mayCancel } from '@sohbet/domain/lesson/rules'
import type { Canceller } from '@sohbet/domain/lesson/lesson'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { returnCredit } from '../credits/return-credit.ts'
import type { Db } from '../db/connect.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { authorOf } from '../live-sessions/notify-of-change.ts'
import type { Author } from '../live-sessions/substitutes/notify-of-substitute.ts'
import { requireCoachLesson } from './coach-lessons.reads.ts'
import { isBookedIn, lockLesson } from './lock-lesson.ts'
import { withdrawInvitation } from './duo/invitations.ts'
import { notifyOfTooFew } from './group/notify-of-too-few.ts'
import { notifyOfLesson } from './notify-of-lesson.ts'
import { withdrawRequests } from './requests/open-requests.ts'
import { readOtherTimes } from './requests/other-times.reads.ts'

/** The coach or the school cancels a lesson. Every credit comes back, however late it is. */
export const cancelByStaff = (
  ctx: SignedInContext,
  { id, reason = '' }: { id: string; reason?: string },
): Promise<CoachLesson> =>
  ctx.db.transaction(async (db) => {
    const reader = { ...ctx, db }
    await requireCoachLesson(reader, id)
    const locked = await lockLesson(db, id)
    const { lesson } = locked
    const verdict = mayCancel({ ...lesson, isCancelled: lesson.cancelledAt !== null }, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const by = ctx.actor.role === 'admin' ? 'school' : 'coach'
    await callOff(db, { ...locked, by, author: authorOf(ctx), reason, now: ctx.now })
    return requireCoachLesson(reader, id)
  })

type CallOff = Awaited<ReturnType<typeof lockLesson>> & {
  by: Canceller
  /** Absent when a rule cancels it. */
  author?: Author
  /** For the learners. */
  reason?: string
  now: Date
  /** The coach gives no more lessons, so the learners are offered times of others. */
  isCoachLeaving?: boolean
}

/** Cancels a locked lesson for everybody, with the credits. */
export async function callOff(
  db: Db,
  { lesson, seats, by, author, reason = '', now, isCoachLeaving = false }: CallOff,
): Promise<void> {
  const { id: lessonId, startsAt } = lesson
  await db.update(lessons).set({ cancelledAt: now, cancelledBy: by }).where(eq(lessons.id, lessonId))
  await db.update(lessonSeats).set({ status: 'cancelled', cancelledAt: now }).where(isBookedIn(lessonId))
  await withdrawInvitation(db, lessonId, now)
  await withdrawRequests(db, lessonId, now)
  for (const { userId, lotId } of seats)
    if (userId && lotId) await returnCredit(db, { userId, lotId, isBySchool: true, now })
  const userIds = seats.flatMap(({ userId }) => userId ?? [])
  if (by === 'rule') return notifyOfTooFew(db, now, { lesson, userIds })
  const others = new Map<string, OtherLessonTime[]>()
  for (const userId of userIds)
    others.set(userId, await readOtherTimes(db, { lesson, userId, now, isCoachLeaving }))
  const change = { lessonId, userIds, before: startsAt, after: null, isCreditBack: true, reason, others }
  await notifyOfLesson(db, now, { ...change, ...(author && { author }) })
}
