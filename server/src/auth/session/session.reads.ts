import type { listSessions } from '@sohbet/contract/people/auth'
import type { Reply } from '@sohbet/contract/endpoint'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { sessions } from '../../db/tables/people/sessions.ts'
import { users } from '../../db/tables/people/users.ts'
import type { Actor, FindActor } from '../../http/request-context.ts'
import { ownColumns } from './own-account.ts'

/**
 * Finds the caller of an access token; null when the token or its session is over. Prepared, because every signed-in
 * call runs this statement.
 */
export function createFindActor({ db, tokens }: Pick<Services, 'db' | 'tokens'>): FindActor {
  const query = db
    .select(ownColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
        isNull(users.suspendedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_actor')
  return async (accessToken, now) => {
    const sessionId = tokens.readAccess(accessToken, now)
    if (!sessionId) return null
    const [account] = await query.execute({ sessionId, now })
    return account ? { userId: account.id, role: account.role, sessionId, account } : null
  }
}

export async function readSessions(
  db: Db,
  { userId, sessionId, now }: Pick<Actor, 'userId' | 'sessionId'> & { now: Date },
): Promise<Reply<typeof listSessions>> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt))
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.rotatedAt.toISOString(),
    ipAddress: row.address,
    userAgent: row.userAgent,
    isCurrent: row.id === sessionId,
  }))
}
