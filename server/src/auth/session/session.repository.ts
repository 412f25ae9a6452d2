import { daysAfter } from '@sohbet/domain/moment'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sessions } from '../../db/tables/people/sessions.ts'
import type { Context } from '../../context/context.ts'

const lifeDays = 30
/** Longest life of a session, however much it is used. */
const mostDays = 180
const expiry = (now: Date) => daysAfter(now, lifeDays)

export type SessionRow = typeof sessions.$inferSelect
type Client = Context['client']

export async function insertSession(
  db: Db,
  { userId, client, now }: { userId: string; client: Client; now: Date },
): Promise<SessionRow> {
  const [session] = await db
    .insert(sessions)
    .values({ userId, ...client, createdAt: now, rotatedAt: now, expiresAt: expiry(now) })
    .returning()
  if (!session) throw new Error('an inserted session was not returned')
  return session
}

/** Moves a family to its next token if `generation` is the live one. One statement, so two at once rotate once. */
export async function rotateSession(
  db: Db,
  {
    sessionId,
    generation,
    client,
    now,
  }: { sessionId: string; generation: number; client: Client; now: Date },
): Promise<SessionRow | undefined> {
  const [session] = await db
    .update(sessions)
    // The device list shows where a session is used, not where it began
    .set({
      ...client,
      generation: sql`${sessions.generation} + 1`,
      rotatedAt: now,
      expiresAt: sql`least(${expiry(now)}::timestamptz, ${sessions.createdAt} + make_interval(days => ${mostDays}))`,
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.generation, generation),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning()
  return session
}

export async function findActiveSession(
  db: Db,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
  return session
}

/** Signs an account out everywhere, or everywhere but here. */
export async function revokeSessions(
  db: Db,
  { userId, except, now }: { userId: string; except?: string; now: Date },
) {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
}

/** Ends an active session; if a user is named, only theirs. */
export async function revokeSession(
  db: Db,
  { sessionId, userId, now }: { sessionId: string; userId?: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.id, sessionId),
        userId === undefined ? undefined : eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length > 0
}
