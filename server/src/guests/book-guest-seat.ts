import type { Parsed } from '@sohbet/contract/endpoint'
import type {
  bookGuestSeat as bookGuestSeatCall,
  OwnGuestSeat,
} from '@sohbet/contract/live-sessions/guest-seats'
import { mayMakeUp, mayTakeGuestSeat } from '@sohbet/domain/guest/guest-seat'
import { freeUntil } from '@sohbet/domain/lesson/availability'
import { overlap } from '@sohbet/domain/lesson/lesson'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import type { SignedInContext } from '../context/context.ts'
import { useCredits } from '../credits/lots.ts'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { guestSeats } from '../db/tables/learning/guest-seats.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import { readLearnerTimes } from '../lessons/diaries.reads.ts'
import { notifyOfGuest } from '../live-sessions/guests/notify-of-guest.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { readGuestRooms, type GuestRoom } from './guest-rooms.reads.ts'
import { readMakeUps, readOwnGuestSeats } from './guest-seats.reads.ts'
import { readMissedSessions } from './missed-sessions.reads.ts'

type Body = Parsed<typeof bookGuestSeatCall>['body']

const yearMs = 366 * 86_400_000

/** A ticket or a make-up buys a seat. The course's lock counts the seats, the account's lock compares the times. */
export const bookGuestSeat = (
  ctx: SignedInContext,
  { sessionId, missedSessionId }: Body,
): Promise<OwnGuestSeat> =>
  ctx.db.transaction(async (db) => {
    const { userId } = ctx.actor
    const { now } = ctx
    const room = await lockRoom(ctx, db, sessionId)
    if (!(await lockAccount(db, userId))) throw new AppError('USER_NOT_FOUND')
    if (room.isGuest) throw new AppError('ALREADY_GUEST')
    const times = await readLearnerTimes(db, { userId, from: room.startsAt, to: room.endsAt })
    const verdict = mayTakeGuestSeat({ ...room, isBusy: times.some((span) => overlap(span, room)) }, now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const price =
      missedSessionId === undefined
        ? await payByTicket(db, { userId, now })
        : await payByAbsence({ ...ctx, db }, { room, missedSessionId })
    const { courseId, day, minute, startsAt, endsAt } = room
    const [seat] = await db
      .insert(guestSeats)
      .values({
        userId,
        courseId,
        day,
        minute,
        startsAt,
        endsAt,
        freeUntil: freeUntil(room, await readLessonRules(db)),
        ...price,
        status: 'booked',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!seat) throw new AppError('ALREADY_GUEST')
    await notifyOfGuest(db, now, { seat, before: null, after: startsAt })
    const booked = (await readOwnGuestSeats(db, { userId, now })).find(({ id }) => id === seat.id)
    if (!booked) throw new AppError('GUEST_SEAT_NOT_FOUND')
    return booked
  })

/** Locks the course and reads the session with its room under the lock. */
async function lockRoom({ actor, now }: SignedInContext, db: Db, sessionId: string): Promise<GuestRoom> {
  const slot = parseLiveSessionId(sessionId)
  if (!slot) throw new AppError('SESSION_NOT_FOUND')
  const { courseId } = slot
  await lockCourse(db, courseId)
  const span = { from: now, to: new Date(now.getTime() + yearMs) }
  const rooms = await readGuestRooms(db, { userId: actor.userId, courseId, ...span })
  const room = rooms.find(({ day, minute }) => day === slot.day && minute === slot.minute)
  if (!room) throw new AppError('SESSION_NOT_FOUND')
  return room
}

async function payByTicket(db: Db, { userId, now }: { userId: string; now: Date }) {
  const [lot] = await useCredits(db, userId, { credits: 0, extraGroups: 1 }, { reason: 'guest', now })
  return { way: 'ticket' as const, lotId: lot?.id ?? null }
}

async function payByAbsence(
  ctx: SignedInContext,
  { room, missedSessionId }: { room: GuestRoom; missedSessionId: string },
) {
  const wanted = missedSessionId.toLowerCase()
  const found = (await readMissedSessions(ctx)).find(({ session }) => session.id.toLowerCase() === wanted)
  if (!found || found.courseTypeId !== room.courseTypeId) throw new AppError('NOTHING_TO_MAKE_UP')
  const verdict = mayMakeUp(found.missed, {
    startsAt: room.startsAt,
    others: await readMakeUps(ctx.db, ctx.actor.userId),
    rules: await readLessonRules(ctx.db),
  })
  if (!verdict.allowed) throw new AppError(verdict.because)
  const { courseId, day, minute } = found.session
  return { way: 'make_up' as const, missedCourseId: courseId, missedDay: day, missedMinute: minute }
}
