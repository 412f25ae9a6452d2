import type { SignedInContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { lockLesson } from '../lock-lesson.ts'
import { answerInvitation } from './invitations.ts'
import { notifyOfPartner } from './notify-of-partner.ts'

export const declineInvitation = (ctx: SignedInContext, id: string): Promise<{ id: string }> =>
  ctx.db.transaction(async (db) => {
    const { userId } = ctx.actor
    const { lesson, seats } = await lockLesson(db, id)
    const isAnswered = await answerInvitation(db, { lessonId: id, userId, isAccepted: false, now: ctx.now })
    if (!isAnswered) throw new AppError('LESSON_NOT_FOUND')
    await notifyOfPartner(db, ctx.now, { lesson, seats, partnerId: userId, answer: 'declined' })
    return { id }
  })
