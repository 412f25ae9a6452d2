import { schoolTime } from '@sohbet/domain/calendar'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { record } from '../../security-log/record.ts'

type Change = { lesson: { startsAt: Date }; seats: readonly { userId: string | null }[]; details: string }

/** What an admin changes in a lesson is in the security log, under the learner's account. */
export const recordLessonChange = (db: Db, ctx: SignedInContext, { lesson, seats, details }: Change) =>
  record(db, ctx, {
    event: 'lesson_changed',
    userId: seats[0]?.userId ?? null,
    byUserId: ctx.actor.userId,
    details: `${schoolTime(lesson.startsAt)} ${details}`,
  })
