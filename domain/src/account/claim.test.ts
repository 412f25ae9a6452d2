import { expect, test } from 'vitest'
import { mayBecomeAccount } from './claim.ts'

const account = { isVerified: false, role: 'learner', passwordHash: null } as const
const claim = { passwordHash: 'of the claim' }

test.each([
  ['an unverified account without a password', account, true],
  ['a verified account', { ...account, isVerified: true, passwordHash: 'of the owner' }, false],
  ['an unverified account with a password', { ...account, passwordHash: 'of the owner' }, false],
  ['an unverified account with the same password', { ...account, passwordHash: 'of the claim' }, true],
  ['an invited coach', { ...account, role: 'coach' }, false],
  ['an invited admin', { ...account, role: 'admin' }, false],
] as const)('decides whether a registration may claim the address of %s', (_, of, expected) => {
  expect(mayBecomeAccount(of, claim)).toBe(expected)
})
