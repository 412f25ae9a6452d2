import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'

type SessionGroups = {
  /** The next session that takes place. */
  next: StaffLiveSession | undefined
  /** The other upcoming sessions, including cancelled ones. */
  later: StaffLiveSession[]
  /** Newest first. */
  past: StaffLiveSession[]
}

/** The session does not take place. */
export const isOff = ({ state }: StaffLiveSession): boolean => state === 'cancelled' || state === 'holiday'

/** Groups sessions into next, later and past. */
export function groupLiveSessions(sessions: readonly StaffLiveSession[], now: Date): SessionGroups {
  const isOver = ({ endsAt }: StaffLiveSession) => new Date(endsAt) <= now
  const ahead = sessions.filter((session) => !isOver(session))
  const next = ahead.find((session) => !isOff(session))
  return {
    next,
    later: ahead.filter((session) => session !== next),
    past: sessions.filter(isOver).toReversed(),
  }
}

/** The times in the form of the domain's rules. */
export const timesOf = ({ startsAt, endsAt, state, holiday }: StaffLiveSession) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  isCancelled: state === 'cancelled',
  holiday,
})
