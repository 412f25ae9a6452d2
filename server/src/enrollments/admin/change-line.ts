import type { ErrorCode } from '@sohbet/contract/errors'
import type { Line } from '@sohbet/contract/selling/waiting-list'
import { hasSeatToOffer, moveUp, type LineAction } from '@sohbet/domain/enrollment/line'
import type { Verdict } from '@sohbet/domain/verdict'
import { sql } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { waitingListActions } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import { notify } from '../../notifications/notify.ts'
import { record } from '../../security-log/record.ts'
import { holdForLearners } from '../seats/hold-for-learners.ts'
import { lockLine, takeFromLine } from '../seats/line.ts'
import type { CourseRow } from '../seats/seat-context.ts'
import { endExpiredHolds, leaveWaitingList, lockCourse, offerFreeSeats } from '../seats/seats.ts'
import { readLine, readWaiting } from './line.reads.ts'

type Wish = { courseId: string; userId: string; reason: string }

function refuse(verdict: Verdict<ErrorCode>): void {
  if (!verdict.allowed) throw new AppError(verdict.because)
}

/** Moves a waiting learner up to a place. The next free seats follow the new order. */
export const moveUpInLine = (
  ctx: SignedInContext,
  { place: to, ...wish }: Wish & { place: number },
): Promise<Line> =>
  ctx.db.transaction(async (db) => {
    const { courseId, userId } = wish
    const course = await lockCourse(db, courseId)
    const line = await lockLine(db, courseId)
    const places = line.map(({ userId: id, rank }) => ({ id, rank }))
    const verdict = moveUp(places, { id: userId, to })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await saveRanks(db, courseId, verdict.ranks)
    await recordAction(ctx, db, { course, wish, action: 'moved', fromPlace: verdict.from, toPlace: to })
    return readLine(db, { courseId, now: ctx.now })
  })

async function saveRanks(db: Db, courseId: string, ranks: ReadonlyMap<string, number>): Promise<void> {
  await db.execute(sql`
    update waiting_list set rank = fixed.rank
    from unnest(${sql.param([...ranks.keys()])}::uuid[], ${sql.param([...ranks.values()])}::int[])
      as fixed (user_id, rank)
    where waiting_list.course_id = ${courseId} and waiting_list.user_id = fixed.user_id`)
}

/** Removes a learner from the line and notifies them of the reason. They may join again at its end. */
export const removeFromLine = (ctx: SignedInContext, wish: Wish): Promise<Line> =>
  ctx.db.transaction(async (db) => {
    const { courseId, userId, reason } = wish
    const course = await lockCourse(db, courseId)
    const fromPlace = await lockPlace(db, wish)
    await leaveWaitingList(db, { courseId, userId })
    await recordAction(ctx, db, { course, wish, action: 'removed', fromPlace })
    await notify(db, ctx.now, {
      userIds: [userId],
      notice: { kind: 'waiting_list_removed', courseId, course: course.name, reason },
      about: `${courseId} ${ctx.now.toISOString()}`,
    })
    return readLine(db, { courseId, now: ctx.now })
  })

/** Holds a free seat for a waiting learner, out of turn. Other free seats go to the line as usual. */
export const offerSeatNow = (ctx: SignedInContext, wish: Wish): Promise<Line> =>
  ctx.db.transaction(async (db) => {
    const { courseId, userId } = wish
    const course = await endExpiredHolds(ctx, db, await lockCourse(db, courseId))
    const fromPlace = await lockPlace(db, wish)
    refuse(hasSeatToOffer(course, ctx.now))
    const taken = await takeFromLine(db, course, ctx.now, userId)
    if (taken.length === 0) throw new AppError(await whyNotTaken(db, wish, ctx.now))
    const held = await holdForLearners(ctx, db, course, taken)
    await offerFreeSeats(ctx, db, held)
    await recordAction(ctx, db, { course, wish, action: 'offered', fromPlace })
    return readLine(db, { courseId, now: ctx.now })
  })

async function whyNotTaken(db: Db, { courseId, userId }: Wish, now: Date): Promise<ErrorCode> {
  const line = await readWaiting(db, { courseId, now })
  return line.find((learner) => learner.userId === userId)?.obstacle ?? 'LEARNER_BUSY'
}

/** The place of a learner in the line of a locked course. The line is locked. */
async function lockPlace(db: Db, { courseId, userId }: Wish): Promise<number> {
  const line = await lockLine(db, courseId)
  const place = line.findIndex((learner) => learner.userId === userId) + 1
  if (place === 0) throw new AppError('NOT_WAITING')
  return place
}

type Done = { course: CourseRow; wish: Wish; action: LineAction; fromPlace: number; toPlace?: number }

/** The security log outlives the learner's account, so the reason is only in the list's own history. */
async function recordAction(
  ctx: SignedInContext,
  db: Db,
  { course, wish: { userId, reason }, action, fromPlace, toPlace }: Done,
): Promise<void> {
  const byUserId = ctx.actor.userId
  await db.insert(waitingListActions).values({
    courseId: course.id,
    userId,
    byUserId,
    action,
    fromPlace,
    toPlace: toPlace ?? null,
    reason,
    createdAt: ctx.now,
  })
  const places = toPlace === undefined ? `${fromPlace}` : `${fromPlace} → ${toPlace}`
  await record(db, ctx, {
    event: 'waiting_list_changed',
    userId,
    byUserId,
    details: `${course.name}, ${action}, ${places}`,
  })
}
