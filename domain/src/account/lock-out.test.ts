import { describe, expect, test } from 'vitest'
import { minutesAfter } from '../moment.ts'
import { countAttempt, isLocked, lockAfter, unlocked, type LogInState } from './lock-out.ts'

const now = new Date('2026-03-02T09:00:00Z')
const later = (minutes: number) => minutesAfter(now, minutes)

/** Log-in state after the given number of wrong passwords at once. */
function afterFailures(times: number): LogInState {
  let state: LogInState = unlocked
  for (let attempt = 0; attempt < times; attempt++) {
    state = countAttempt(state, now)
    state = { ...state, lockoutUntil: lockAfter(state, now) }
  }
  return state
}

describe('account lock-out', () => {
  test.each([
    [4, false],
    [5, true],
  ])('after %i wrong passwords the account is locked: %s', (times, locked) => {
    expect(isLocked(afterFailures(times), now)).toBe(locked)
  })

  test('lasts 15 minutes and then restarts the count', () => {
    const locked = afterFailures(5)
    expect(isLocked(locked, new Date(later(15).getTime() - 1))).toBe(true)
    expect(isLocked(locked, later(15))).toBe(false)
    expect(countAttempt(locked, later(15))).toEqual({
      failedLoginAttempts: 1,
      lastFailedLoginAttempt: later(15),
      lockoutUntil: null,
    })
  })

  test('refuses log-ins while the fifth password is being checked, but not for ever', () => {
    const checking: LogInState = { failedLoginAttempts: 5, lastFailedLoginAttempt: now, lockoutUntil: null }
    expect(isLocked(checking, now)).toBe(true)
    expect(isLocked(checking, later(15))).toBe(false)
  })

  test('does not apply to an account without failed log-ins', () => {
    expect(isLocked(unlocked, now)).toBe(false)
  })
})
