import { mayAsk } from '@sohbet/domain/lesson/requests'
import { and, eq } from 'drizzle-orm'
import type { Parsed } from '@sohbet/contract/endpoint'
import type {
  LessonRequests,
  listTimesForLesson as timesCall,
} from '@sohbet/contract/lessons/lesson-requests'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireFree } from '../book-lesson.ts'
import { requireCoachLesson } from '../coach-lessons.reads.ts'
import { freeTimesFor } from '../free-times.reads.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { lockLesson } from '../lock-lesson.ts'
import { readCoachPerson } from '../../coaches/coach-person.reads.ts'
import { findFreeCoaches, withoutNotice } from './hand-over.ts'
import { notifyOfAsking, notifyOfProposal } from './notify-of-request.ts'
import { withdrawRequests } from './open-requests.ts'
import { readRequests } from './requests.reads.ts'

/** The coach's free times, on which the least notice does not apply: the coach chooses one of them. */
export async function listTimesForLesson(
  ctx: SignedInContext,
  id: string,
  span: Parsed<typeof timesCall>['query'],
) {
  await requireCoachLesson(ctx, id)
  const [row] = await ctx.db
    .select({ lesson: lessons, userId: lessonSeats.userId })
    .from(lessons)
    .innerJoin(lessonSeats, eq(lessonSeats.lessonId, lessons.id))
    .where(and(eq(lessons.id, id), eq(lessonSeats.status, 'booked')))
  if (!row?.userId) return []
  const { kind, coachId } = row.lesson
  return freeTimesFor(ctx, { ...span, kind, coachId, userId: row.userId, lessonId: id }, withoutNotice)
}

/** The lesson of the caller, locked, with its learner. */
async function lockAsked(ctx: SignedInContext, db: Db, { id, what }: { id: string; what: 'time' | 'coach' }) {
  await requireCoachLesson({ ...ctx, db }, id)
  const { lesson, seats } = await lockLesson(db, id)
  const verdict = mayAsk(what, { ...lesson, isCancelled: lesson.cancelledAt !== null }, ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  return { lesson, userId: seats[0]?.userId ?? null }
}

/** The time is not held: it is checked again when the learner accepts. */
export const proposeTime = (
  ctx: SignedInContext,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<LessonRequests> =>
  ctx.db.transaction(async (db) => {
    const { now } = ctx
    const { lesson, userId } = await lockAsked(ctx, db, { id, what: 'time' })
    if (!userId) throw new AppError('USER_NOT_FOUND')
    if (startsAt.getTime() === lesson.startsAt.getTime()) throw new AppError('TIME_TAKEN')
    const { coachId, kind } = lesson
    const rules = withoutNotice(await readLessonRules(db))
    await requireFree(db, { coachId, userId, kind, startsAt, rules, now, exceptLessonId: id })
    await withdrawRequests(db, id, now)
    await db.insert(lessonRequests).values({ lessonId: id, what: 'time', startsAt, createdAt: now })
    await notifyOfProposal(db, now, { lesson, startsAt })
    return readRequests({ ...ctx, db })
  })

/** Asks a coach who is free at the time of the lesson; tested again when that coach accepts. */
export const askCoach = (
  ctx: SignedInContext,
  { id, coachId: toCoachId }: { id: string; coachId: string },
): Promise<LessonRequests> =>
  ctx.db.transaction(async (db) => {
    const { now } = ctx
    const { lesson } = await lockAsked(ctx, db, { id, what: 'coach' })
    const free = await findFreeCoaches(db, lesson, now)
    if (!free.includes(toCoachId)) throw new AppError('TIME_TAKEN')
    await withdrawRequests(db, id, now)
    await db.insert(lessonRequests).values({ lessonId: id, what: 'coach', toCoachId, createdAt: now })
    await notifyOfAsking(db, now, lesson, await readCoachPerson(db, toCoachId))
    return readRequests({ ...ctx, db })
  })
