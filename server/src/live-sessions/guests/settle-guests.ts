import { slotKey } from '@sohbet/domain/live-session/plan'
import { isOff } from '@sohbet/domain/live-session/rules'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { lockCourse } from '../../enrollments/seats/seats.ts'
import { requireCoursePlan } from '../plan.reads.ts'
import { leaveSeat } from './leave-seat.ts'
import { notifyOfGuest, type GuestSeat } from './notify-of-guest.ts'

type Settled = { courseId: string; now: Date }

const readSeats = (db: Db, { courseId, now }: Settled) =>
  db
    .select()
    .from(guestSeats)
    .where(
      and(eq(guestSeats.courseId, courseId), eq(guestSeats.status, 'booked'), gt(guestSeats.endsAt, now)),
    )
    .orderBy(asc(guestSeats.userId))

/**
 * After the sessions of a course may have changed: guests follow a moved session and may leave it free of charge. The
 * seat of a session that no longer takes place, or takes no guests, ends with its ticket. The course is locked.
 */
export async function settleGuests(db: Db, settled: Settled): Promise<void> {
  const seats = await readSeats(db, settled)
  if (seats.length === 0) return
  const { now, courseId } = settled
  const [course] = await db
    .select({ isActive: courses.isActive })
    .from(courses)
    .where(eq(courses.id, courseId))
  const { sessions } = await requireCoursePlan(db, courseId)
  const sessionOf = new Map(sessions.map((session) => [slotKey(session), session]))
  for (const seat of seats) {
    const session = sessionOf.get(slotKey(seat))
    const takesGuests = course?.isActive && session && !isOff(session) && session.kind === 'speaking_group'
    if (!takesGuests) await leaveSeat(db, { seat, isInTime: true, isBySchool: true, now })
    else await followSession(db, { seat, session, now })
  }
}

async function followSession(
  db: Db,
  { seat, session, now }: { seat: GuestSeat; session: { startsAt: Date; endsAt: Date }; now: Date },
): Promise<void> {
  const { startsAt, endsAt } = session
  const isMoved = seat.startsAt.getTime() !== startsAt.getTime()
  if (!isMoved && seat.endsAt.getTime() === endsAt.getTime()) return
  await db
    .update(guestSeats)
    .set({
      startsAt,
      endsAt,
      ...(isMoved && { movedAt: now, freeUntil: startsAt }),
      revision: sql`${guestSeats.revision} + 1`,
    })
    .where(eq(guestSeats.id, seat.id))
  if (isMoved) await notifyOfGuest(db, now, { seat, before: seat.startsAt, after: startsAt })
}

/** For all courses with guests ahead, each in its own transaction: holidays change the sessions of many. */
export async function settleAllGuests({ db, now }: { db: Db; now: Date }): Promise<void> {
  const guested = await db
    .selectDistinct({ courseId: guestSeats.courseId })
    .from(guestSeats)
    .where(and(eq(guestSeats.status, 'booked'), gt(guestSeats.startsAt, now)))
  for (const { courseId } of guested)
    await db.transaction(async (tx) => {
      await lockCourse(tx, courseId)
      await settleGuests(tx, { courseId, now })
    })
}
