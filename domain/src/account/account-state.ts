import { isLocked, type LogInState } from './lock-out.ts'
import type { Role } from './role.ts'

/** The account states of the admin's table. The first one that applies wins, from the top. */
export const accountStates = [
  'suspended',
  'locked',
  'unverified',
  'staff',
  'enrolled',
  'tested',
  'verified',
] as const
export type AccountState = (typeof accountStates)[number]

export type Account = LogInState & {
  role: Role
  isVerified: boolean
  isSuspended: boolean
  hasLevel: boolean
  isEnrolled: boolean
}

export function accountState(account: Account, now: Date): AccountState {
  if (account.isSuspended) return 'suspended'
  if (isLocked(account, now)) return 'locked'
  if (!account.isVerified) return 'unverified'
  if (account.role !== 'learner') return 'staff'
  if (account.isEnrolled) return 'enrolled'
  return account.hasLevel ? 'tested' : 'verified'
}
