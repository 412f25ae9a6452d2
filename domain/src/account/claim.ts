import type { Role } from './role.ts'

type Account = { isVerified: boolean; role: Role; passwordHash: string | null }

/**
 * Whether the mailed code of a registration may make it the account. An account with a password belongs to whoever set
 * it, and one that the school opened for a colleague to that colleague: registering with their address changes nothing.
 */
export function mayBecomeAccount(account: Account, claim: { passwordHash: string }): boolean {
  if (account.isVerified) return false
  if (account.passwordHash !== null) return account.passwordHash === claim.passwordHash
  return account.role === 'learner'
}
