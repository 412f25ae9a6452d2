import type { LiveSession } from './live-session.ts'
import { wasHeld } from './rules.ts'

export type Participation = { held: number; joined: number; minutes: number }

type Attendance = { attended: ReadonlySet<string>; since: Date; now: Date }

/** Sessions held since the learner joined the course, and whether the learner came. */
export function heldSessions(
  sessions: readonly LiveSession[],
  { attended, since, now }: Attendance,
): { session: LiveSession; isAttended: boolean }[] {
  const sinceTime = since.getTime()
  const held: { session: LiveSession; isAttended: boolean }[] = []
  for (const session of sessions) {
    if (!wasHeld(session, now)) continue
    const isAttended = attended.has(session.id)
    // A learner who attended before the seat was booked counts as present
    if (isAttended || session.endsAt.getTime() > sinceTime) held.push({ session, isAttended })
  }
  return held
}

/** How many sessions were held, how many the learner joined, and their minutes. */
export function participation(sessions: readonly LiveSession[], attendance: Attendance): Participation {
  const held = heldSessions(sessions, attendance)
  const joined = held.filter(({ isAttended }) => isAttended)
  const minutes = joined.reduce((sum, { session }) => sum + session.duration, 0)
  return { held: held.length, joined: joined.length, minutes }
}

/** Sessions joined over sessions held, in whole per cent; null while none was held. */
export const participationRate = ({ held, joined }: Pick<Participation, 'held' | 'joined'>): number | null =>
  held === 0 ? null : Math.round((joined / held) * 100)

/** To one decimal. */
export const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10
