import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { joinWaitingList as contract } from '@sohbet/contract/selling/enrollments'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { expireHolds, isSeatOf, lockCourse, offerFreeSeats } from './seats.ts'
import { refuseSwitchedOff } from '../../settings/refuse-switched-off.ts'
import { readEligibility, refuseUnlessOffered, refuseUnprepared } from '../eligibility.reads.ts'

/** Adds the learner to the waiting list of a full course. A repeated call keeps the place. */
export async function joinWaitingList(
  ctx: SignedInContext,
  { courseId, plan }: Parsed<typeof contract>['body'],
): Promise<Reply<typeof contract>> {
  refuseSwitchedOff(ctx, 'waitingList')
  const { userId } = ctx.actor
  // A learner who may not enrol would only block an offered seat
  const { course: wanted, learner } = await readEligibility(ctx.db, { courseId, userId, now: ctx.now })
  refuseUnprepared(wanted, learner, ctx.now)
  return ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, courseId)
    refuseUnlessOffered(course, ctx.now)
    const current = await offerFreeSeats(ctx, db, await expireHolds(ctx, db, course))
    if ((await db.$count(enrollments, isSeatOf({ courseId, userId }))) > 0)
      throw new AppError('ALREADY_ENROLLED')
    if (spotsLeft(current) > 0) throw new AppError('COURSE_HAS_SEATS')
    await db
      .insert(waitingList)
      .values({ courseId, userId, plan, createdAt: ctx.now })
      .onConflictDoUpdate({ target: [waitingList.courseId, waitingList.userId], set: { plan } })
    return { courseId, place: (await placeOf(db, { courseId, userId })) ?? 1 }
  })
}

async function placeOf(
  db: Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<number | null> {
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::int from (
      select user_id, row_number() over (order by created_at, id) as place
      from waiting_list where course_id = ${courseId}
    ) line where user_id = ${userId}`)
  return rows[0]?.place ?? null
}
