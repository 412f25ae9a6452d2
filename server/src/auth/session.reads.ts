import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { sessions } from '../db/tables/sessions.ts'
import { users } from '../db/tables/users.ts'
import type { Actor } from '../http/context.ts'

const actorOfSession = prepared((db) =>
  db
    .select({ userId: users.id, role: users.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('actor_of_session'),
)

export async function findActor(db: Db, input: { sessionId: string; now: Date }): Promise<Actor | undefined> {
  const [actor] = await actorOfSession(db).execute(input)
  return actor
}
