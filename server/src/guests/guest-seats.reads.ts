import type { GuestSeats, OpenGuestSeat, OwnGuestSeat } from '@sohbet/contract/live-sessions/guest-seats'
import { schoolMoment } from '@sohbet/domain/calendar'
import { guestSeatsLeft, isMakeUpFull, mayTakeGuestSeat } from '@sohbet/domain/guest/guest-seat'
import { overlap } from '@sohbet/domain/lesson/lesson'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { opensAt } from '@sohbet/domain/live-session/rules'
import { dayMs, daysAfter } from '@sohbet/domain/moment'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

const shownOpen = 60

/** Own guest seats ahead, the sessions with room for a guest, and what can be made up. */
export async function readGuestSeats(ctx: SignedInContext): Promise<GuestSeats> {
  const { db, now, actor } = ctx
  const rules = await readLessonRules(db)
  const { horizonDays, makeUpDays } = rules
  const span = { from: now, to: daysAfter(now, horizonDays) }
  const [own, rooms, times, missed, others] = await Promise.all([
    readOwnGuestSeats(db, { userId: actor.userId, now }),
    readGuestRooms(db, { userId: actor.userId, ...span }),
    readLearnerTimes(db, { userId: actor.userId, ...span }),
    readMissedSessions(ctx),
    readMakeUps(db, actor.userId),
  ])
  const isFree = (room: GuestRoom) =>
    !room.isGuest &&
    mayTakeGuestSeat({ ...room, isBusy: times.some((span) => overlap(span, room)) }, now).allowed
  const isNear = (startsAt: Date) => startsAt.getTime() > now.getTime() - makeUpDays * dayMs
  return {
    own,
    open: rooms
      .filter(isFree)
      .slice(0, shownOpen)
      .map((room) => ({ ...toOpen(room), isMakeUpFull: isMakeUpFull(room.startsAt, { others, rules }) })),
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

/** Starts of all make-ups of a learner, also of those that were cancelled late. */
export async function readMakeUps(db: Db, userId: string): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: guestSeats.startsAt })
    .from(guestSeats)
    .where(
      and(eq(guestSeats.userId, userId), eq(guestSeats.way, 'make_up'), ne(guestSeats.status, 'cancelled')),
    )
  return rows.map(({ startsAt }) => startsAt)
}

const toOpen = (room: GuestRoom): Omit<OpenGuestSeat, 'isMakeUpFull'> => ({
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
  const missedSessions = alias(liveSessions, 'missed_session')
  const rows = await db
    .select({
      seat: guestSeats,
      courseName: courses.name,
      coachName: users.username,
      creditExpiresOn: creditLots.expiresOn,
      missedStart: missedSessions.startsAt,
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
      missedSessions,
      and(
        eq(missedSessions.courseId, guestSeats.missedCourseId),
        eq(missedSessions.day, guestSeats.missedDay),
        eq(missedSessions.minute, guestSeats.missedMinute),
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
  return rows.map(({ seat, courseName, coachName, creditExpiresOn, missedStart }) => ({
    id: seat.id,
    sessionId: liveSessionIdOf(seat.courseId, seat),
    courseName,
    coachName,
    startsAt: seat.startsAt.toISOString(),
    duration: (seat.endsAt.getTime() - seat.startsAt.getTime()) / 60_000,
    opensAt: opensAt(seat).toISOString(),
    way: seat.way,
    missedSessionId: missedIdOf(seat),
    missedAt: (missedStart ?? plannedMissed(seat))?.toISOString() ?? null,
    freeUntil: seat.freeUntil.toISOString(),
    creditExpiresOn,
  }))
}

const missedIdOf = ({ missedCourseId, missedDay, missedMinute }: typeof guestSeats.$inferSelect) =>
  missedCourseId === null || missedDay === null || missedMinute === null
    ? null
    : liveSessionIdOf(missedCourseId, { day: missedDay, minute: missedMinute })

const plannedMissed = ({ missedDay, missedMinute }: typeof guestSeats.$inferSelect): Date | null =>
  missedDay === null ? null : schoolMoment(missedDay, missedMinute ?? 0)
