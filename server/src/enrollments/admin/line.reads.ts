import type { Line } from '@sohbet/contract/selling/waiting-list'
import { roles } from '@sohbet/domain/account/role'
import { hasSeatToOffer, mayBeOffered } from '@sohbet/domain/enrollment/line'
import { plans } from '@sohbet/domain/enrollment/plan'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments, waitingListActions } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import { orderOf } from '../seats/line.ts'

type Wanted = { courseId: string; now: Date }

const historyLength = 20

/** The waiting list of a course for admins. */
export async function readLine(db: Db, wanted: Wanted): Promise<Line> {
  const [course] = await db.select().from(courses).where(eq(courses.id, wanted.courseId))
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  // Expired holds no longer count
  const over = and(
    eq(enrollments.courseId, course.id),
    eq(enrollments.status, 'pending'),
    lte(enrollments.heldUntil, wanted.now),
  )
  const open = {
    ...course,
    currentEnrollments: course.currentEnrollments - (await db.$count(enrollments, over)),
  }
  const offer = hasSeatToOffer(open, wanted.now)
  return {
    learners: await readWaiting(db, wanted),
    spotsLeft: spotsLeft(open),
    obstacle: offer.allowed ? null : offer.because,
    history: await readHistory(db, wanted.courseId),
  }
}

const waiting = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  plan: z.enum(plans),
  since: z.coerce.date(),
  lapsedOffers: z.number(),
  isMovedUp: z.boolean(),
  role: z.enum(roles),
  isSuspended: z.boolean(),
  hasSeat: z.boolean(),
  openHolds: z.number(),
})

export async function readWaiting(db: Db, { courseId, now }: Wanted): Promise<Line['learners']> {
  const rows = await queryRows(
    db,
    waiting,
    sql`
      select line.user_id as "userId", users.username, users.email, line.plan, line.created_at as since,
        line.lapsed_offers as "lapsedOffers", users.role, users.suspended_at is not null as "isSuspended",
        exists (select from waiting_list_actions as move where move.course_id = line.course_id
          and move.user_id = line.user_id and move.action = 'moved' and move.created_at >= line.created_at
        ) as "isMovedUp",
        exists (select from enrollments as seat where seat.course_id = line.course_id
          and seat.user_id = line.user_id and seat.status <> 'cancelled') as "hasSeat",
        (select count(*)::int from enrollments as hold where hold.user_id = line.user_id
          and hold.status = 'pending' and hold.held_until > ${now}) as "openHolds"
      from waiting_list as line join users on users.id = line.user_id
      where line.course_id = ${courseId}::uuid order by ${orderOf('line')}`,
  )
  return rows.map((row, index) => {
    const { userId, username, email, plan, since, lapsedOffers, isMovedUp } = row
    const verdict = mayBeOffered(row)
    return {
      userId,
      username,
      email,
      place: index + 1,
      plan,
      since: since.toISOString(),
      lapsedOffers,
      isMovedUp,
      obstacle: verdict.allowed ? null : verdict.because,
    }
  })
}

const by = alias(users, 'by_user')

async function readHistory(db: Db, courseId: string): Promise<Line['history']> {
  const rows = await db
    .select({
      id: waitingListActions.id,
      action: waitingListActions.action,
      username: users.username,
      by: by.username,
      fromPlace: waitingListActions.fromPlace,
      toPlace: waitingListActions.toPlace,
      reason: waitingListActions.reason,
      createdAt: waitingListActions.createdAt,
    })
    .from(waitingListActions)
    .innerJoin(users, eq(users.id, waitingListActions.userId))
    .leftJoin(by, eq(by.id, waitingListActions.byUserId))
    .where(eq(waitingListActions.courseId, courseId))
    .orderBy(desc(waitingListActions.createdAt), desc(waitingListActions.id))
    .limit(historyLength)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
