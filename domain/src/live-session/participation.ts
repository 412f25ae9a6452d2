import type { LiveSession } from './live-session.ts'
import { wasHeld } from './rules.ts'

export type Participation = { held: number; joined: number; minutes: number }

/** Of the sessions that were held since a learner has been there, how many they joined and how long those were. */
export function participation(
  sessions: readonly LiveSession[],
  { attended, since, now }: { attended: ReadonlySet<string>; since: Date; now: Date },
): Participation {
  let [held, joined, minutes] = [0, 0, 0]
  const sinceTime = since.getTime()
  for (const session of sessions) {
    if (!wasHeld(session, now)) continue
    const wasThere = attended.has(session.id)
    // Who was let in before their seat was booked was there all the same
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
