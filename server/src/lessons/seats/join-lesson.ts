import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { overlap } from '@sohbet/domain/lesson/lesson'
import { mayJoin } from '@sohbet/domain/lesson/together'
import { zonedTime } from '@sohbet/domain/zoned-time'
import type { SignedInContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { readLearnerTimes } from '../diaries.reads.ts'
import { answerInvitation } from '../duo/invitations.ts'
import { notifyOfPartner } from '../duo/notify-of-partner.ts'
import { lockLesson } from '../lock-lesson.ts'
import { notifyOfLesson } from '../notify-of-lesson.ts'
import { requireOwnLesson } from '../own-lessons.reads.ts'
import { findOffer } from './offers.reads.ts'
import { takeSeat } from './take-seat.ts'

/** A learner takes a seat in a duo or a group class that is offered to them. */
export const joinLesson = (
  ctx: SignedInContext,
  { id, wish }: { id: string; wish: string },
): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const { userId, account } = ctx.actor
    const reader = { ...ctx, db }
    const { lesson, seats } = await lockLesson(db, id, { joiningId: userId })
    const offer = await findOffer(reader, id)
    if (!offer)
      throw new AppError(seats.some((seat) => seat.userId === userId) ? 'LEARNER_BUSY' : 'LESSON_NOT_FOUND')
    const verdict = mayJoin(offer, ctx.now)
    if (!verdict.allowed)
      throw new AppError(verdict.because, {
        about: zonedTime(lesson.freeUntil, { language: ctx.language, timeZone: account.timeZone }),
      })
    const busy = await readLearnerTimes(db, { userId, from: lesson.startsAt, to: lesson.endsAt })
    if (busy.some((span) => overlap(span, lesson))) throw new AppError('LEARNER_BUSY')
    await takeSeat(db, { lesson, userId, isBooker: false, wish, now: ctx.now })
    await answerInvitation(db, { lessonId: id, userId, isAccepted: true, now: ctx.now })
    const { startsAt } = lesson
    await notifyOfLesson(db, ctx.now, {
      lessonId: id,
      userIds: [userId],
      before: null,
      after: startsAt,
      audience: lesson.kind === 'group' ? 'learners' : 'all',
    })
    if (lesson.kind === 'duo')
      await notifyOfPartner(db, ctx.now, { lesson, seats, partnerId: userId, answer: 'accepted' })
    return requireOwnLesson(reader, id)
  })
