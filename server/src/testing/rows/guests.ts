import { sql } from 'drizzle-orm'
import { addLot } from '../../credits/lots.ts'
import type { Db } from '../../db/connect.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { anEnrollment, sellingClock } from './selling.ts'
import { aCourseWithSessions } from './live-sessions.ts'

export const giveTickets = (db: Db, userId: string, extraGroups: number, expiresOn = '2027-01-31') =>
  addLot(
    db,
    { userId, source: 'admin', expiresOn },
    { credits: 0, extraGroups },
    { reason: 'admin', now: sellingClock },
  )

/** A course of the learner, and another one of the same type with sessions on the same Mondays at other times. */
export async function twoCourses(db: Db, userId: string, other: { maxEnrollments?: number } = {}) {
  const own = await aCourseWithSessions(db)
  await anEnrollment(db, { userId, courseId: own.course.id, activatedAt: new Date('2026-01-20T09:00:00Z') })
  const host = await aCourseWithSessions(db, { typeId: own.course.typeId, ...other })
  await db.execute(
    sql`update course_zoom_times set day_of_week = 'thursday' where course_id = ${host.course.id}`,
  )
  return { own, host: host.course }
}

const thatThursday = { day: '2026-03-05', minute: 21 * 60, startsAt: new Date('2026-03-05T18:00:00Z') }

/** A guest seat for an hour, by default on Thursday 5 March 2026 at 21:00 in Istanbul. */
export async function aGuestSeat(
  db: Db,
  { userId, courseId, at = thatThursday }: { userId: string; courseId: string; at?: typeof thatThursday },
) {
  const [seat] = await db
    .insert(guestSeats)
    .values({
      userId,
      courseId,
      ...at,
      endsAt: new Date(at.startsAt.getTime() + 3_600_000),
      freeUntil: new Date(at.startsAt.getTime() - 12 * 3_600_000),
      way: 'ticket',
      status: 'booked',
      createdAt: sellingClock,
    })
    .returning()
  if (!seat) throw new Error('the seat was not made')
  return seat
}
