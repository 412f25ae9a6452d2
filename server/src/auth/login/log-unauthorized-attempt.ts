import type { logUnauthorizedAttempt as contract } from '@sohbet/contract/people/auth'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { securityLog } from '../../db/tables/core/security-log.ts'
import type { Context } from '../../context/context.ts'
import { record } from '../../security-log/record.ts'

const dedupeMilliseconds = 60_000

/**
 * Returns the attempt's details and logs it once a minute per user, address and path; two at the same moment may
 * both be logged. It does not block the caller.
 */
export async function logUnauthorizedAttempt(
  ctx: Context,
  { requestPath = '/unauthorized' }: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { db, now, actor, client, secure } = ctx
  const since = new Date(now.getTime() - dedupeMilliseconds)
  const isSame = and(
    eq(securityLog.event, 'unauthorized_attempt'),
    eq(securityLog.address, client.address),
    eq(securityLog.details, requestPath),
    actor ? eq(securityLog.userId, actor.userId) : isNull(securityLog.userId),
    gt(securityLog.createdAt, since),
  )
  if ((await db.$count(securityLog, isSame)) === 0) {
    await record(db, ctx, {
      event: 'unauthorized_attempt',
      userId: actor?.userId ?? null,
      details: requestPath,
    })
  }
  return {
    ipAddress: client.address,
    timestamp: now.toISOString(),
    requestPath,
    method: 'GET',
    protocol: secure ? 'https' : 'http',
    secure,
    userAgent: client.userAgent,
  }
}
