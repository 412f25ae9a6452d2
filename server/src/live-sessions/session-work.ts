import type { Holiday } from '@sohbet/domain/live-session/live-session'
import { heldSessions } from '@sohbet/domain/live-session/participation'
import { liveSessionIdOf, slotKey } from '@sohbet/domain/live-session/plan'
import { wasHeld } from '@sohbet/domain/live-session/rules'
import type { AttendanceValue } from './attendance/attendance-rows.ts'
import type { GuestPlan } from './guests/guest-sessions.reads.ts'
import { liveSessionsOfPlan, type PlanRow } from './plan.reads.ts'

/** A session that a learner came to. */
export type SessionWork = { courseId: string; at: Date; minutes: number }

export type Attended = { courseId: string; row: AttendanceValue }
type Seat = { plan: PlanRow; since: Date }
type Known = { attendance: readonly Attended[]; holidays: readonly Holiday[]; now: Date }

/** The sessions of a course, those held for a learner with a seat, and those that the learner came to. */
export function sessionsOfSeat({ plan, since }: Seat, { attendance, holidays, now }: Known) {
  const { courseId } = plan
  const came = new Map(
    attendance
      .filter((one) => one.courseId === courseId && one.row.isAttended)
      .map(({ row }) => [liveSessionIdOf(courseId, row), row.madeUpAt] as const),
  )
  const sessions = liveSessionsOfPlan(plan, holidays)
  const held = heldSessions(sessions, { attended: new Set(came.keys()), since, now })
  const work = held.flatMap(({ session, isAttended }): SessionWork[] =>
    isAttended ? [{ courseId, at: came.get(session.id) ?? session.startsAt, minutes: session.duration }] : [],
  )
  return { sessions, held: held.length, work }
}

/** The extra groups that a learner came to as a guest. A make-up counts as the missed session of the own course. */
export const guestWork = (guests: readonly GuestPlan[], now: Date): SessionWork[] =>
  guests.flatMap(({ plan, holidays, seats }) => {
    const tickets = new Set(
      seats.filter(({ isAttended, way }) => isAttended && way === 'ticket').map((seat) => slotKey(seat)),
    )
    if (tickets.size === 0) return []
    return liveSessionsOfPlan(plan, holidays)
      .filter((session) => tickets.has(slotKey(session)) && wasHeld(session, now))
      .map(({ courseId, startsAt, duration }) => ({ courseId, at: startsAt, minutes: duration }))
  })

export const minutesOfSessions = (work: readonly SessionWork[]): number =>
  work.reduce((sum, { minutes }) => sum + minutes, 0)
