import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import type { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { notifyOfChange } from '../../notifications/notify-of-change.ts'

export type GuestSeat = typeof guestSeats.$inferSelect

/** When the session begins; null while the learner has no seat in it. */
const known = z.object({ startsAt: z.string().nullable() })

type SeatChange = { seat: GuestSeat; before: Date | null; after: Date | null; isTicketBack?: boolean }

/** Tells a guest that a seat was booked, moved or cancelled. */
export async function notifyOfGuest(
  db: Db,
  now: Date,
  { seat, before, after, isTicketBack = false }: SeatChange,
): Promise<void> {
  const { userId, courseId } = seat
  if (userId === null) return
  const [course] = await db.select({ name: courses.name }).from(courses).where(eq(courses.id, courseId))
  const about = { courseId, course: course?.name ?? '', sessionId: liveSessionIdOf(courseId, seat) }
  const startsAt = after?.toISOString()
  await notifyOfChange(db, now, {
    thing: `guest ${seat.id}`,
    people: [{ userId, before: { startsAt: before?.toISOString() ?? null } }],
    state: known,
    startsAt: after ?? before,
    newsFrom: (state) => {
      if (state.startsAt === (startsAt ?? null)) return []
      if (startsAt === undefined)
        return [
          { notice: { kind: 'guest_cancelled', ...about, startsAt: state.startsAt ?? '', isTicketBack } },
        ]
      if (state.startsAt === null)
        return [{ notice: { kind: 'guest_booked', ...about, startsAt, isMakeUp: seat.way === 'make_up' } }]
      return [{ notice: { kind: 'guest_moved', ...about, startsAt, before: state.startsAt } }]
    },
  })
}
