import { migrateSafely } from '../backup/automatic/migrate-safely.ts'
import type { Connection } from '../db/connect.ts'
import { migrate as migrateTables } from '../db/migrate.ts'
import { openDatabase as open, type OpenDatabase, type OpenOptions } from '../db/open-database.ts'
import { installJobs, newestJobsVersion } from '../jobs/install-jobs.ts'

const queue = { newestVersion: newestJobsVersion, install: installJobs }

/** Brings our tables and those of the job queue up to date. */
export const migrate = (connection: Connection, options: { migrationsFolder?: string } = {}): Promise<void> =>
  migrateTables(connection, { ...options, queue })

type SafeOptions = Omit<Parameters<typeof migrateSafely>[1], 'migrate' | 'log'>

/** The database of DATABASE_URL, or the embedded one; migrated and ready. `backUp` makes a backup before a migration. */
export const openDatabase = ({
  backUp,
  ...options
}: OpenOptions & { backUp?: SafeOptions | undefined }): Promise<OpenDatabase> =>
  open(options, (connection) =>
    backUp ? migrateSafely(connection, { ...backUp, migrate, log: options.log }) : migrate(connection),
  )
