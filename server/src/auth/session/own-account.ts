import type { User } from '@sohbet/contract/people/users'
import { users } from '../../db/tables/people/users.ts'
import type { Account } from '../../http/request-context.ts'

/** The columns that the owner of an account sees. Every call reads them, so keep them few. */
export const ownColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  isVerified: users.isVerified,
  language: users.language,
  timeZone: users.timeZone,
  plan: users.plan,
  level: users.level,
  levelScore: users.levelScore,
}

export function toUser({
  id,
  username,
  email,
  role,
  isVerified,
  language,
  timeZone,
  plan,
  level,
  levelScore,
}: Account): User {
  const leveltest = level !== null && levelScore !== null ? { level, score: levelScore } : undefined
  return { id, username, email, role, isVerified, language, timeZone, plan, ...(leveltest && { leveltest }) }
}
