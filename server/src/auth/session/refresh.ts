import type { Tokens } from '@sohbet/contract/people/auth'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { record } from '../../security-log/record.ts'
import { findActiveSession, revokeSession, rotateSession, type SessionRow } from './session.repository.ts'

/** Two tabs may race: within this time the replaced token returns the same successor. */
const overlapMilliseconds = 10_000

export async function refresh(ctx: Context, { refreshToken }: { refreshToken: string }): Promise<Tokens> {
  const { db, tokens, client, now } = ctx
  const claim = tokens.readRefresh(refreshToken, now)
  if (!claim) throw new AppError('SESSION_ENDED')

  const session = (await rotateSession(db, { ...claim, client, now })) ?? (await successorOf(ctx, claim))
  return { accessToken: tokens.access(session.id, now), refreshToken: tokens.refresh(session) }
}

/** The token was not the live one: a race within the overlap, or a stolen token, which ends the family. */
async function successorOf(
  ctx: Context,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<SessionRow> {
  const { db, now, log } = ctx
  const session = await findActiveSession(db, { sessionId, now })
  if (!session) throw new AppError('SESSION_ENDED')
  const age = now.getTime() - session.rotatedAt.getTime()
  if (session.generation === generation + 1 && age <= overlapMilliseconds) return session

  await db.transaction(async (db) => {
    const isEnded = await revokeSession(db, { sessionId, now })
    if (isEnded) await record(db, ctx, { event: 'token_reuse', userId: session.userId })
  })
  log.warn(
    { sessionId, userId: session.userId },
    'A used refresh token was replayed, so the session was ended',
  )
  throw new AppError('SESSION_ENDED')
}
