import type { GuestSeats, OwnGuestSeat } from '@sohbet/contract/live-sessions/guest-seats'
import { guestSeatsLeft, mayTakeGuestSeat } from '@sohbet/domain/guest/guest-seat'
import { overlap } from '@sohbet/domain/lesson/lesson'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { opensAt } from '@sohbet/domain/live-session/rules'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { guestSeats } from '../db/tables/learning/guest-seats.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { users } from '../db/tables/people/users.ts'
import { readLearnerTimes } from '../lessons/diaries.reads.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { readGuestRooms, type GuestRoom } from './guest-rooms.reads.ts'
import { readMissedSessions } from './missed-sessions.reads.ts'

const dayMs = 86_400_000
const shownOpen = 60

/** Own guest seats ahead, the sessions with room for a guest, and what can be made up. */
export async function readGuestSeats(ctx: SignedInContext): Promise<GuestSeats> {
  const { db, now, actor } = ctx
  const { horizonDays, makeUpDays } = await readLessonRules(db)
  const span = { from: now, to: new Date(now.getTime() + horizonDays * dayMs) }
  const [own, rooms, times, missed] = await Promise.all([
    readOwnGuestSeats(db, { userId: actor.userId, now }),
    readGuestRooms(db, { userId: actor.userId, ...span }),
    readLearnerTimes(db, { userId: actor.userId, ...span }),
    readMissedSessions(ctx),
  ])
  const isFree = (room: GuestRoom) =>
    !room.isGuest &&
    mayTakeGuestSeat({ ...room, isBusy: times.some((span) => overlap(span, room)) }, now).allowed
  const isNear = (startsAt: Date) => startsAt.getTime() > now.getTime() - makeUpDays * dayMs
  return {
    own,
    open: rooms.filter(isFree).slice(0, shownOpen).map(toOpen),
    missed: missed
      .filter(({ session }) => isNear(session.startsAt))
      .map(({ session, reply, courseTypeId }) => ({
        sessionId: session.id,
        courseName: reply.courseName,
        courseTypeId,
        startsAt: reply.startsAt,
      })),
  }
}

const toOpen = (room: GuestRoom): GuestSeats['open'][number] => ({
  sessionId: liveSessionIdOf(room.courseId, room),
  courseName: room.courseName,
  courseTypeId: room.courseTypeId,
  startsAt: room.startsAt.toISOString(),
  duration: room.duration,
  fromLevel: room.fromLevel,
  toLevel: room.toLevel,
  coachName: room.coachName,
  seatsLeft: guestSeatsLeft(room),
})

export async function readOwnGuestSeats(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<OwnGuestSeat[]> {
  const rows = await db
    .select({
      seat: guestSeats,
      courseName: courses.name,
      coachName: users.username,
      creditExpiresOn: creditLots.expiresOn,
    })
    .from(guestSeats)
    .innerJoin(courses, eq(courses.id, guestSeats.courseId))
    .leftJoin(
      liveSessions,
      and(
        eq(liveSessions.courseId, guestSeats.courseId),
        eq(liveSessions.day, guestSeats.day),
        eq(liveSessions.minute, guestSeats.minute),
      ),
    )
    .leftJoin(
      coaches,
      eq(coaches.id, sql`coalesce(${liveSessions.substituteCoachId}, ${courses.primaryCoachId})`),
    )
    .leftJoin(users, eq(users.id, coaches.userId))
    .leftJoin(creditLots, eq(creditLots.id, guestSeats.lotId))
    .where(and(eq(guestSeats.userId, userId), eq(guestSeats.status, 'booked'), gt(guestSeats.endsAt, now)))
    .orderBy(asc(guestSeats.startsAt))
  return rows.map(({ seat, courseName, coachName, creditExpiresOn }) => ({
    id: seat.id,
    sessionId: liveSessionIdOf(seat.courseId, seat),
    courseName,
    coachName,
    startsAt: seat.startsAt.toISOString(),
    duration: (seat.endsAt.getTime() - seat.startsAt.getTime()) / 60_000,
    opensAt: opensAt(seat).toISOString(),
    way: seat.way,
    freeUntil: seat.freeUntil.toISOString(),
    creditExpiresOn,
  }))
}
