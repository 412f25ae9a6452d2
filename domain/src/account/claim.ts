import type { Role } from './role.ts'

type Account = { isVerified: boolean; role: Role; passwordHash: string | null }

/**
 * Whether the mailed code of a registration may turn it into the account. An account with a password belongs to
 * the person who set it, and an account opened by the school belongs to the invited colleague: registering with
 * that address changes nothing.
 */
export function mayBecomeAccount(account: Account, claim: { passwordHash: string }): boolean {
  if (account.isVerified) return false
  if (account.passwordHash !== null) return account.passwordHash === claim.passwordHash
  return account.role === 'learner'
}
