import type { Session } from '@sohbet/contract/people/auth'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { record } from '../../security-log/record.ts'
import { toUser } from './own-account.ts'
import { insertSession } from './session.repository.ts'

/** Signs a user in on the device that makes the call. */
export async function openSession(
  db: Db,
  ctx: Context,
  user: Parameters<typeof toUser>[0],
): Promise<Session> {
  const { tokens, client, now } = ctx
  await record(db, ctx, { event: 'login', userId: user.id })
  const session = await insertSession(db, { userId: user.id, client, now })
  return {
    user: toUser(user),
    accessToken: tokens.access(session.id, now),
    refreshToken: tokens.refresh(session),
  }
}
