import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { mayGiveBack } from '@sohbet/domain/live-session/rules'
import { eq } from 'drizzle-orm'
import { readCoachPerson } from '../../coaches/coach-person.reads.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { liveSessionRequests } from '../../db/tables/learning/live-sessions.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireSessionOfCourse, requireStaffLiveSession } from '../staff-live-sessions.reads.ts'
import { authorOf } from '../notify-of-change.ts'
import { findFreeCoaches, isCoachFree } from './free-coaches.reads.ts'
import { handOver, lockSession, requireAhead } from './hand-over.ts'
import { notifyOfAsking } from './notify-of-substitute.ts'
import { withdrawRequests } from './open-requests.ts'

type Chosen = { id: string; coachId: string }

export async function listSubstitutes(ctx: SignedInContext, id: string) {
  const { session } = await requireSessionOfCourse(ctx.db, ctx, id)
  const [course] = await ctx.db
    .select({ primaryCoachId: courses.primaryCoachId })
    .from(courses)
    .where(eq(courses.id, session.courseId))
  if (!course) throw new AppError('SESSION_NOT_FOUND')
  return findFreeCoaches(ctx.db, { session, coachId: session.substituteId ?? course.primaryCoachId })
}

/** Asks a coach who is free at the time of the session; tested again when that coach accepts. */
export const askSubstitute = (
  ctx: SignedInContext,
  { id, coachId: toCoachId }: Chosen,
): Promise<StaffLiveSession> =>
  ctx.db.transaction(async (db) => {
    await requireSessionOfCourse(db, ctx, id)
    await askToTeach(ctx, db, { id, coachId: toCoachId })
    return (await requireSessionOfCourse(db, ctx, id)).reply
  })

/** The same for a caller who may ask about the session: its substitute may too, when away. */
export async function askToTeach(
  { now, actor }: Pick<SignedInContext, 'now' | 'actor'>,
  db: Db,
  { id, coachId: toCoachId }: Chosen,
): Promise<void> {
  const course = await lockSession(db, id, toCoachId)
  const session = await requireAhead(db, { ...course, courseId: course.id, now })
  const isTeacher = toCoachId === (session.substituteId ?? course.primaryCoachId)
  if (isTeacher || !(await isCoachFree(db, { session, coachId: toCoachId })))
    throw new AppError('COACH_NOT_FREE')
  await withdrawRequests(db, session, now)
  const { courseId, day, minute } = session
  await db.insert(liveSessionRequests).values({ courseId, day, minute, toCoachId, createdAt: now })
  await notifyOfAsking(db, now, {
    session,
    courseName: course.name,
    to: await readCoachPerson(db, toCoachId),
    by: { id: actor.userId, name: actor.account.username },
  })
}

export const withdrawSubstitute = (ctx: SignedInContext, id: string): Promise<StaffLiveSession> =>
  ctx.db.transaction(async (db) => {
    const { session } = await requireSessionOfCourse(db, ctx, id)
    if (!(await withdrawRequests(db, session, ctx.now))) throw new AppError('REQUEST_NOT_FOUND')
    return (await requireSessionOfCourse(db, ctx, id)).reply
  })

/** An admin gives the session to a coach at once. */
export const setSubstitute = (
  ctx: SignedInContext,
  { id, coachId: toCoachId }: Chosen,
): Promise<StaffLiveSession> =>
  ctx.db.transaction(async (db) => {
    const course = await lockSession(db, id, toCoachId)
    await handOver(db, { course, toCoachId, now: ctx.now, author: authorOf(ctx) })
    return (await requireSessionOfCourse(db, ctx, id)).reply
  })

/**
 * The course's coach teaches the session again, if still free at its time. The substitute gives it back in time, and does
 * not open it any more, so that reply has the session as it was read before.
 */
export const removeSubstitute = (ctx: SignedInContext, id: string): Promise<StaffLiveSession> =>
  ctx.db.transaction(async (db) => {
    const { now } = ctx
    await requireStaffLiveSession(db, ctx, id)
    const course = await lockSession(db, id)
    const { isAsSubstitute, session, reply } = await requireStaffLiveSession(db, ctx, id)
    const verdict = mayGiveBack(session, { isAsSubstitute, now })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await handOver(db, { course, toCoachId: course.primaryCoachId, now, author: authorOf(ctx) })
    if (isAsSubstitute) return { ...reply, substitute: null }
    return (await requireStaffLiveSession(db, ctx, id)).reply
  })
