import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { joinWaitingList as contract } from '@sohbet/contract/selling/enrollments'
import { mayRejoin } from '@sohbet/domain/enrollment/holds'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { enrollments, waitingList, waitingListExits } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { refuseFreeSeatTooOften } from './free-seats.ts'
import { refuseHeldTooOften } from './unpaid-holds.ts'
import { orderOf } from './line.ts'
import { expireHolds, isSeatOf, lockCourse, offerFreeSeats } from './seats.ts'
import { refuseSwitchedOff } from '../../settings/refuse-switched-off.ts'
import { readEligibility, refuseUnlessOffered, requirePrerequisites } from '../eligibility.reads.ts'

/** Adds the learner to the waiting list of a full course. A repeated call keeps the place. */
export async function joinWaitingList(
  ctx: SignedInContext,
  { courseId, plan }: Parsed<typeof contract>['body'],
): Promise<Reply<typeof contract>> {
  refuseSwitchedOff(ctx, 'waitingList')
  const { userId } = ctx.actor
  // A learner who may not enrol would only block an offered seat
  const { course: wanted, learner } = await readEligibility(ctx.db, { courseId, userId, now: ctx.now })
  requirePrerequisites(wanted, learner, ctx.now)
  return ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, courseId)
    refuseUnlessOffered(course, ctx.now)
    const current = await offerFreeSeats(ctx, db, await expireHolds(ctx, db, course))
    if ((await db.$count(enrollments, isSeatOf({ courseId, userId }))) > 0)
      throw new AppError('ALREADY_ENROLLED')
    if (spotsLeft(current) > 0) throw new AppError('COURSE_HAS_SEATS')
    await refuseReturning(db, { courseId, userId, now: ctx.now })
    if (course.priceMinor === 0) await refuseFreeSeatTooOften(ctx, db, courseId)
    const lapsedOffers = await db.$count(enrollments, isLapsedOffer({ courseId, userId }))
    await db
      .insert(waitingList)
      .values({ courseId, userId, plan, lapsedOffers, createdAt: ctx.now })
      .onConflictDoUpdate({ target: [waitingList.courseId, waitingList.userId], set: { plan } })
    return { courseId, place: (await placeOf(db, { courseId, userId })) ?? 1 }
  })
}

type Place = { courseId: string; userId: string }

/** Refuses a learner who left the line, or held a seat of the course twice without paying, a short time ago. */
async function refuseReturning(db: Db, { now, ...place }: Place & { now: Date }): Promise<void> {
  const [exit] = await db
    .select({ leftAt: waitingListExits.leftAt })
    .from(waitingListExits)
    .where(isOf(waitingListExits, place))
  const verdict = mayRejoin(exit?.leftAt ?? null, now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  await refuseHeldTooOften(db, { ...place, now })
}

const isOf = (
  { courseId, userId }: typeof waitingListExits | typeof waitingList,
  place: Place,
): SQL | undefined => and(eq(courseId, place.courseId), eq(userId, place.userId))

/** An offered seat that the learner neither paid for nor kept. */
const isLapsedOffer = ({ courseId, userId }: Place) =>
  and(
    eq(enrollments.courseId, courseId),
    eq(enrollments.userId, userId),
    eq(enrollments.source, 'waiting_list'),
    eq(enrollments.status, 'cancelled'),
    isNull(enrollments.activatedAt),
  )

/** The learner gives up the place. */
export async function leaveLine({ db, actor, now }: SignedInContext, courseId: string): Promise<void> {
  const place = { courseId, userId: actor.userId }
  await db.transaction(async (db) => {
    const left = await db
      .delete(waitingList)
      .where(isOf(waitingList, place))
      .returning({ id: waitingList.id })
    if (left.length === 0) return
    const exit = { leftAt: now }
    await db
      .insert(waitingListExits)
      .values({ ...place, ...exit })
      .onConflictDoUpdate({ target: [waitingListExits.courseId, waitingListExits.userId], set: exit })
  })
}

async function placeOf(
  db: Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<number | null> {
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::int from (
      select user_id, row_number() over (order by ${orderOf('line')}) as place
      from waiting_list as line where course_id = ${courseId}
    ) placed where user_id = ${userId}`)
  return rows[0]?.place ?? null
}
