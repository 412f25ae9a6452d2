import { eq, sql } from 'drizzle-orm'
import { returnCredit } from '../../credits/return-credit.ts'
import type { Db } from '../../db/connect.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { notifyOfGuest, type GuestSeat } from './notify-of-guest.ts'

const ticket = { credits: 0, extraGroups: 1 }

type Left = { seat: GuestSeat; isInTime: boolean; isBySchool: boolean; now: Date }

/**
 * Ends a booked guest seat: in time, or by the school, its ticket comes back, and the missed session of a make-up can
 * be made up again. Locks the account. Returns whether the ticket came back.
 */
export async function leaveSeat(db: Db, { seat, isInTime, isBySchool, now }: Left): Promise<boolean> {
  const { userId, lotId } = seat
  await db
    .update(guestSeats)
    .set({
      status: isInTime || isBySchool ? 'cancelled' : 'late',
      cancelledAt: now,
      revision: sql`${guestSeats.revision} + 1`,
    })
    .where(eq(guestSeats.id, seat.id))
  const isTicketBack =
    (isInTime || isBySchool) &&
    userId !== null &&
    lotId !== null &&
    (await returnCredit(db, { userId, lotId, isBySchool, what: ticket, now }))
  await notifyOfGuest(db, now, { seat, before: seat.startsAt, after: null, isTicketBack })
  return isTicketBack
}
