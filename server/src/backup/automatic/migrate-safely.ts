import { CannotStart } from '../../db/embedded/cannot-start.ts'
import type { Connection } from '../../db/connect.ts'
import { compareMigrations } from '../../db/compare-migrations.ts'
import { locks } from '../../db/locks.ts'
import { appliedMigrations, countMigrations, ownMigrations } from '../../db/migrate.ts'
import { connect } from '../../db/connect.ts'
import type { Log } from '../../db/embedded/log.ts'
import { archiveNameAt } from '../archive/archive.ts'
import { sizeText } from '../disk-space.ts'
import type { Migrate } from '../restore-backup.ts'
import { withClient } from '../with-client.ts'
import { recordMade } from './records.ts'
import { storeBackup, type School } from './store-backup.ts'

type Options = Omit<School, 'connection'> & {
  migrate: Migrate
  migrationsFolder?: string
  log: Log
  clock: () => Date
}

/**
 * Migrates a school, after a backup when there is something to migrate. Of several starts the first does both. A
 * failed backup stops the start: without it there is no way back.
 */
export async function migrateSafely(
  connection: Connection,
  { migrate, migrationsFolder = ownMigrations, log, clock, ...parts }: Options,
): Promise<void> {
  await withClient(connection, async (client) => {
    const isBehind = async () => {
      const applied = await appliedMigrations(client)
      const isKnown = compareMigrations(applied, migrationsFolder) === 'same or earlier'
      return isKnown && applied.length > 0 && applied.length < countMigrations(migrationsFolder)
    }
    if (!(await isBehind())) return migrate(connection, { migrationsFolder })
    await client.query('SELECT pg_advisory_lock($1)', [locks.backups])
    // Another start may have migrated meanwhile
    if (!(await isBehind())) return migrate(connection, { migrationsFolder })
    const made = await backUp({ connection, ...parts }, { log, clock })
    await migrate(connection, { migrationsFolder })
    const { db, close } = connect(connection, { log, max: 1 })
    try {
      await recordMade(db, made)
    } finally {
      await close()
    }
  })
}

async function backUp(school: School, { log, clock }: Pick<Options, 'log' | 'clock'>) {
  const { place, passphrase } = school
  const startedAt = clock()
  const name = archiveNameAt(startedAt, { isUpdate: true, isSealed: passphrase !== undefined })
  try {
    log.info({ name, place: place.where }, 'A backup is made before the update')
    const made = await storeBackup(school, { name, now: startedAt, expectedBytes: 0 })
    log.info({ name, ...made }, `The backup before the update is stored: ${sizeText(made.bytes)}`)
    const started = { kind: 'update' as const, name, place: place.where, startedAt }
    return { ...started, isEncrypted: passphrase !== undefined, finishedAt: clock(), ...made }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStart(
      `The backup before the update failed, and nothing was changed: ${reason}. Repair it, or set BACKUP_BEFORE_MIGRATION=off to update without a backup`,
      { cause: error },
    )
  }
}
