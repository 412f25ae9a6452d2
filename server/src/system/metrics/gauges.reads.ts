import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readBackupState } from '../../backup/backup-state.reads.ts'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { readQueues } from '../queues.reads.ts'
import { readMailFlow, readServices } from '../services.reads.ts'

const counted = z.object({ label: z.string(), count: z.coerce.number() })
const day = sql`now() - interval '1 day'`

/** Payments that wait for their learner, by provider. */
const readOpenPayments = (db: Db) =>
  queryRows(
    db,
    counted,
    sql`select provider as label, count(*) as count from payments where status = 'open' group by provider`,
  )

/** Lines of the ledger of the last 24 hours, by kind. */
const readMovements = (db: Db) =>
  queryRows(
    db,
    counted,
    sql`select kind as label, count(*) as count from money_ledger where created_at > ${day} group by kind`,
  )

const sizes = z.object({ refunds: z.coerce.number(), bytes: z.coerce.number() })

/** Refunds that are ordered and not carried out, and the size of the database. */
async function readSizes(db: Db) {
  const [row = { refunds: 0, bytes: 0 }] = await queryRows(
    db,
    sizes,
    sql`select (select count(*) from refunds where status = 'ordered') as refunds,
      pg_database_size(current_database()) as bytes`,
  )
  return row
}

/** What the metrics say of the whole school: the same in every process. */
export async function readGauges(db: Db) {
  return {
    queues: await readQueues(db),
    services: await readServices(db),
    flow: await readMailFlow(db),
    openPayments: await readOpenPayments(db),
    movements: await readMovements(db),
    backup: await readBackupState(db),
    ...(await readSizes(db)),
  }
}
export type Gauges = Awaited<ReturnType<typeof readGauges>>
