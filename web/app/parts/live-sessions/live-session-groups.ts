import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'

type SessionGroups = {
  /** The first that takes place from now on. */
  next: StaffLiveSession | undefined
  /** The others that are to come, and those of them that do not take place. */
  later: StaffLiveSession[]
  /** The newest first. */
  past: StaffLiveSession[]
}

/** It does not take place, so nobody attends it. */
export const isOff = ({ state }: StaffLiveSession): boolean => state === 'cancelled' || state === 'holiday'

/** Sessions in their order, by what they are to somebody who looks at them now. */
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

/** As the rules of a session want it. */
export const timesOf = ({ startsAt, endsAt, state, holiday }: StaffLiveSession) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  isCancelled: state === 'cancelled',
  holiday,
})
