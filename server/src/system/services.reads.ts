import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { mailFlow, serviceChecks } from '../db/tables/core/service-checks.ts'

/** The last check of each service, by name. */
export const readServices = (db: Db) =>
  db
    .select({
      name: serviceChecks.name,
      checkedAt: serviceChecks.checkedAt,
      fault: serviceChecks.fault,
      failingSince: serviceChecks.failingSince,
    })
    .from(serviceChecks)
    .orderBy(serviceChecks.name)

/** Each service's state in a word, for health checks. */
export async function readHealth(db: Db): Promise<Record<string, string>> {
  const rows = await readServices(db)
  return Object.fromEntries(rows.map(({ name, fault }) => [name, fault ?? 'ok']))
}

const moment = z.coerce.date().nullable()

/** How mails go out. */
export async function readMailFlow(db: Db) {
  const [row] = await db.select({ sentAt: mailFlow.sentAt, failedInRow: mailFlow.failedInRow }).from(mailFlow)
  return {
    sentAt: row?.sentAt ?? null,
    failedInRow: row?.failedInRow ?? 0,
    waitingSince: await readWaiting(db),
  }
}

/** Since when the oldest mail that could go out waits. A mail that failed waits from its next try on. */
async function readWaiting(db: Db): Promise<Date | null> {
  const [row] = await queryRows(
    db,
    z.object({ since: moment }),
    sql`select min(start_after) as since from pgboss.job
      where name = 'send-mail' and state < 'active' and start_after <= now()`,
  )
  return row?.since ?? null
}
