import type { Session } from '@sohbet/contract/people/auth'
import type { Role } from '@sohbet/domain/account/role'

/** A session of a user with the given role. */
export const aSession = ({
  role = 'learner',
  token = 'first',
}: { role?: Role; token?: string } = {}): Session => ({
  user: {
    id: '0190a3c4-0000-7000-8000-000000000001',
    username: 'Elif',
    email: 'elif@sohbet.test',
    role,
    isVerified: true,
    language: null,
    plan: null,
  },
  accessToken: `access-${token}`,
  refreshToken: `refresh-${token}`,
})
