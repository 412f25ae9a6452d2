/** So many failed log-ins in a row lock an account for so long. */
export const maxFailedLogins = 5
export const lockMinutes = 15

export type LogInState = {
  failedLoginAttempts: number
  lastFailedLoginAttempt: Date | null
  lockoutUntil: Date | null
}

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000)

/**
 * Whether log-ins are refused without looking at the password. While the last tries allowed are still being checked
 * no further one begins; should their process die over it, the count alone holds for as long as a lock would.
 */
export function isLocked(
  { failedLoginAttempts, lastFailedLoginAttempt, lockoutUntil }: LogInState,
  now: Date,
) {
  if (lockoutUntil) return lockoutUntil > now
  if (failedLoginAttempts < maxFailedLogins || !lastFailedLoginAttempt) return false
  return minutesAfter(lastFailedLoginAttempt, lockMinutes) > now
}

/** The state while one more password is being checked: it counts as failed until it proves right. */
export function countAttempt(state: LogInState, now: Date): LogInState {
  const anew = state.failedLoginAttempts >= maxFailedLogins || state.lockoutUntil !== null
  return {
    failedLoginAttempts: anew ? 1 : state.failedLoginAttempts + 1,
    lastFailedLoginAttempt: now,
    lockoutUntil: null,
  }
}

/** When the lock ends that a failed attempt brings about, if it does. */
export const lockAfter = ({ failedLoginAttempts }: LogInState, now: Date): Date | null =>
  failedLoginAttempts >= maxFailedLogins ? minutesAfter(now, lockMinutes) : null

/** A clean slate, after a right password, a reset or by an admin. */
export const unlocked: LogInState = {
  failedLoginAttempts: 0,
  lastFailedLoginAttempt: null,
  lockoutUntil: null,
}
