import type { Parsed } from '@sohbet/contract/endpoint'
import type {
  AdminLesson,
  bookForLearner as bookCall,
  listTimesForLearner,
} from '@sohbet/contract/lessons/admin-lessons'
import { mayAsk } from '@sohbet/domain/lesson/requests'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { authorOf } from '../../live-sessions/notify-of-change.ts'
import { placeLesson } from '../book-lesson.ts'
import { freeTimesFor } from '../free-times.reads.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { lockLesson } from '../lock-lesson.ts'
import { handOver, withoutNotice } from '../requests/hand-over.ts'
import { changeTime } from '../seats/change-time.ts'
import { requireAdminLesson } from './lessons.reads.ts'
import { recordLessonChange } from './record-lesson-change.ts'

/** As the learner would book, with the learner's credit, but without the least notice. */
export const bookForLearner = (
  ctx: SignedInContext,
  { userId, ...wish }: Parsed<typeof bookCall>['body'],
): Promise<AdminLesson> =>
  ctx.db.transaction(async (db) => {
    const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
    if (!user) throw new AppError('USER_NOT_FOUND')
    if (user.role !== 'learner') throw new AppError('NOT_A_LEARNER')
    const rules = withoutNotice(await readLessonRules(db))
    const { id } = await placeLesson(db, { userId, ...wish, rules, now: ctx.now })
    await recordLessonChange(db, ctx, { lesson: wish, seats: [{ userId }], details: 'booked' })
    return requireAdminLesson({ ...ctx, db }, id)
  })

/** Until the lesson begins, whatever the end of the free cancellation. */
export const moveForLearner = (
  ctx: SignedInContext,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<AdminLesson> =>
  ctx.db.transaction(async (db) => {
    const { lesson, seats } = await lockLesson(db, id)
    const verdict = mayAsk('time', { ...lesson, isCancelled: lesson.cancelledAt !== null }, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const userId = seats[0]?.userId
    if (!userId) throw new AppError('USER_NOT_FOUND')
    // A repeated call
    if (startsAt.getTime() === lesson.startsAt.getTime()) return requireAdminLesson({ ...ctx, db }, id)
    const rules = withoutNotice(await readLessonRules(db))
    await changeTime(db, { lesson, userId, startsAt, rules, now: ctx.now, author: authorOf(ctx) })
    await recordLessonChange(db, ctx, { lesson, seats, details: 'moved' })
    return requireAdminLesson({ ...ctx, db }, id)
  })

/** The school gives a lesson to another free coach. */
export const handOverBySchool = (
  ctx: SignedInContext,
  { id, coachId }: { id: string; coachId: string },
): Promise<AdminLesson> =>
  ctx.db.transaction(async (db) => {
    const [known] = await db.select({ coachId: lessons.coachId }).from(lessons).where(eq(lessons.id, id))
    if (!known) throw new AppError('LESSON_NOT_FOUND')
    const { lesson, seats } = await handOver(db, {
      id,
      fromCoachId: known.coachId,
      toCoachId: coachId,
      now: ctx.now,
      by: null,
    })
    await recordLessonChange(db, ctx, { lesson, seats, details: 'handed over' })
    return requireAdminLesson({ ...ctx, db }, id)
  })

export const listTimesFor = (ctx: SignedInContext, asked: Parsed<typeof listTimesForLearner>['query']) =>
  freeTimesFor(ctx, asked, withoutNotice)
