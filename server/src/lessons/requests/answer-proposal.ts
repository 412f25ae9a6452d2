import type { Proposal } from '@sohbet/contract/lessons/lesson-requests'
import { mayAsk } from '@sohbet/domain/lesson/requests'
import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'
import { AppError } from '../../errors/app-error.ts'
import { markAskedRead } from '../../notifications/mark-read.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { lockOwnLesson } from '../lock-own-lesson.ts'
import { changeTime } from '../seats/change-time.ts'
import { withoutNotice } from './hand-over.ts'
import { notifyOfRefusal } from './notify-of-request.ts'
import { readProposals } from './requests.reads.ts'

/** The learner accepts another time, which is checked by the rule of bookings, or declines it. */
export const answerProposal = (
  ctx: SignedInContext,
  { id, isAccepted, proposed }: { id: string; isAccepted: boolean; proposed: Date },
): Promise<Proposal[]> =>
  ctx.db.transaction(async (db) => {
    const { userId, account } = ctx.actor
    const { now } = ctx
    const { lesson } = await lockOwnLesson(db, { id, userId })
    const isOpen = and(
      eq(lessonRequests.lessonId, id),
      eq(lessonRequests.startsAt, proposed),
      isNull(lessonRequests.answer),
    )
    const answered = await db
      .update(lessonRequests)
      .set({ answer: isAccepted ? 'accepted' : 'declined', answeredAt: now })
      .where(isOpen)
      .returning({ id: lessonRequests.id })
    if (answered.length === 0) throw new AppError('REQUEST_NOT_FOUND')
    await markAskedRead(db, now, { ids: [id], userIds: [userId], isAnswered: true })
    if (!isAccepted) {
      const by = { id: userId, name: account.username }
      await notifyOfRefusal(db, now, { lesson, what: 'time', by })
      return readProposals({ ...ctx, db })
    }
    const verdict = mayAsk('time', { ...lesson, isCancelled: false }, now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const rules = withoutNotice(await readLessonRules(db))
    await changeTime(db, { lesson, userId, startsAt: proposed, rules, now })
    return readProposals({ ...ctx, db })
  })
