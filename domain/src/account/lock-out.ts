import { minutesAfter } from '../moment.ts'

/** Failed log-ins before lock-out, and lock-out duration. */
export const maxFailedLogins = 5
export const lockMinutes = 15

export type LogInState = {
  failedLoginAttempts: number
  lastFailedLoginAttempt: Date | null
  lockoutUntil: Date | null
}

/**
 * Whether log-ins are refused without checking the password. While the last allowed attempts are being checked,
 * no further attempt starts. If that process dies, the count alone refuses log-ins for as long as a lock-out.
 */
export function isLocked(
  { failedLoginAttempts, lastFailedLoginAttempt, lockoutUntil }: LogInState,
  now: Date,
) {
  if (lockoutUntil) return lockoutUntil > now
  if (failedLoginAttempts < maxFailedLogins || !lastFailedLoginAttempt) return false
  return minutesAfter(lastFailedLoginAttempt, lockMinutes) > now
}

/** State while one more password is being checked: the attempt counts as failed until the password proves right. */
export function countAttempt(state: LogInState, now: Date): LogInState {
  const startsNewCount = state.failedLoginAttempts >= maxFailedLogins || state.lockoutUntil !== null
  return {
    failedLoginAttempts: startsNewCount ? 1 : state.failedLoginAttempts + 1,
    lastFailedLoginAttempt: now,
    lockoutUntil: null,
  }
}

/** When the lock-out ends that a failed attempt causes; null when it causes none. */
export const lockAfter = ({ failedLoginAttempts }: LogInState, now: Date): Date | null =>
  failedLoginAttempts >= maxFailedLogins ? minutesAfter(now, lockMinutes) : null

/** State after a right password, a password reset or an unlock by an admin. */
export const unlocked: LogInState = {
  failedLoginAttempts: 0,
  lastFailedLoginAttempt: null,
  lockoutUntil: null,
}
