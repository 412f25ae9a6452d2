import type { Reply } from '@sohbet/contract/endpoint'
import type { cancelGuestSeat as cancelGuestSeatCall } from '@sohbet/contract/live-sessions/guest-seats'
import { mayLeave } from '@sohbet/domain/guest/guest-seat'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { lockAccount } from '../db/lock-account.ts'
import { guestSeats } from '../db/tables/learning/guest-seats.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import { leaveSeat } from '../live-sessions/guests/leave-seat.ts'

/** In time the ticket comes back, later it is gone. */
export const cancelGuestSeat = (
  ctx: SignedInContext,
  { id, isLossAccepted }: { id: string; isLossAccepted: boolean },
): Promise<Reply<typeof cancelGuestSeatCall>> =>
  ctx.db.transaction(async (db) => {
    const { userId } = ctx.actor
    const isOwn = and(eq(guestSeats.id, id), eq(guestSeats.userId, userId), eq(guestSeats.status, 'booked'))
    const [known] = await db.select().from(guestSeats).where(isOwn)
    if (!known) throw new AppError('GUEST_SEAT_NOT_FOUND')
    await lockCourse(db, known.courseId)
    await lockAccount(db, userId)
    const [seat] = await db.select().from(guestSeats).where(isOwn)
    if (!seat) throw new AppError('GUEST_SEAT_NOT_FOUND')
    const verdict = mayLeave(seat, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const { isInTime } = verdict
    if (!isInTime && !isLossAccepted) throw new AppError('TICKET_WOULD_BE_LOST')
    return { isTicketBack: await leaveSeat(db, { seat, isInTime, isBySchool: false, now: ctx.now }) }
  })
