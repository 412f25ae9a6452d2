import { z } from 'zod'
import type { Connection } from '../../db/connect.ts'
import { locks } from '../../db/locks.ts'
import { withClient } from '../with-client.ts'

const lockRows = z.tuple([z.object({ locked: z.boolean() })])

type Locked<Result> = { isFree: true; result: Result } | { isFree: false }

/** Works while no other process makes or verifies a backup. The lock belongs to a connection, so it ends with a killed process. */
export async function withBackupLock<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Locked<Result>> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [locks.backups])
    if (!lockRows.parse(rows)[0].locked) return { isFree: false }
    return { isFree: true, result: await work() }
  })
}
