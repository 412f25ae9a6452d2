import type { LiveSession } from './live-session.ts'
import { wasHeld } from './rules.ts'

export type Participation = { held: number; joined: number; minutes: number }

/** Sessions held since the learner joined the course: how many the learner joined, and their minutes. */
export function participation(
  sessions: readonly LiveSession[],
  { attended, since, now }: { attended: ReadonlySet<string>; since: Date; now: Date },
): Participation {
  let [held, joined, minutes] = [0, 0, 0]
  const sinceTime = since.getTime()
  for (const session of sessions) {
    if (!wasHeld(session, now)) continue
    const wasThere = attended.has(session.id)
    // A learner who attended before the seat was booked counts as present
    if (!wasThere && session.endsAt.getTime() <= sinceTime) continue
    held += 1
    if (!wasThere) continue
    joined += 1
    minutes += session.duration
  }
  return { held, joined, minutes }
}

/** Sessions joined over sessions held, in whole per cent; null while none was held. */
export const participationRate = ({ held, joined }: Pick<Participation, 'held' | 'joined'>): number | null =>
  held === 0 ? null : Math.round((joined / held) * 100)

/** To one decimal. */
export const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10
