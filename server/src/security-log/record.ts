import type { SecurityEvent } from '@sohbet/contract/core/security-log'
import type { Db } from '../db/connect.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import type { Context } from '../context/context.ts'

type Entry = { event: SecurityEvent; userId?: string | null; byUserId?: string; details?: string }

/** Appends to the security log; call it inside the transaction of the event. */
export async function record(db: Db, { now, client }: Pick<Context, 'now' | 'client'>, entry: Entry) {
  await db.insert(securityLog).values({ ...entry, ...client, createdAt: now })
}
