import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '../errors/app-error.ts'
import type { Db } from './connect.ts'

type Edited = { where: SQL | undefined; seen: number | undefined }

/**
 * Refuses an edit of a record that another admin has changed since the form showed it, and locks the record. A
 * payload without a revision is not checked.
 */
export async function refuseOutdated(
  db: Db,
  table: PgTable & { revision: AnyPgColumn },
  { where, seen }: Edited,
): Promise<void> {
  if (seen === undefined) return
  const [row] = await db.select({ revision: table.revision }).from(table).where(where).for('no key update')
  if (row && row.revision !== seen) throw new AppError('EDITED_MEANWHILE')
}
