import { expect, test } from 'vitest'
import { minutesAfter } from '../moment.ts'
import { accountState, type Account } from './account-state.ts'
import { unlocked } from './lock-out.ts'

const now = new Date('2026-03-02T09:00:00Z')
const learner: Account = {
  ...unlocked,
  role: 'learner',
  isVerified: true,
  isSuspended: false,
  hasLevel: false,
  isEnrolled: false,
}

test.each<[string, Partial<Account>]>([
  ['unverified', { isVerified: false }],
  ['verified', {}],
  ['tested', { hasLevel: true }],
  ['enrolled', { hasLevel: true, isEnrolled: true }],
  ['locked', { lockoutUntil: minutesAfter(now, 1) }],
  ['verified', { lockoutUntil: now }],
  ['staff', { role: 'coach' }],
  ['staff', { role: 'admin' }],
  ['unverified', { role: 'coach', isVerified: false }],
  ['suspended', { isSuspended: true, lockoutUntil: minutesAfter(now, 1) }],
])('returns the state %s for the account %o', (state, fields) => {
  expect(accountState({ ...learner, ...fields }, now)).toBe(state)
})
