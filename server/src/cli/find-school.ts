import { resolve } from 'node:path'
import { pino } from 'pino'
import { chooseFiles } from '../adapters/files/choose-files.ts'
import { withClient } from '../backup/with-client.ts'
import { ConfigError, type Config } from '../config.ts'
import { compareMigrations } from '../db/compare-migrations.ts'
import { appliedMigrations, countMigrations, ownMigrations } from '../db/migrate.ts'
import { findServer } from '../db/open-database.ts'

/** Says on which school a command acts, before it acts. */
export function sayWhere(where: string, { s3, dataDir }: Config): void {
  const files = s3 ? `the bucket ${s3.bucket}` : resolve(dataDir, 'files')
  process.stdout.write(`Database: ${where}\nFiles: ${files}\n`)
}

/**
 * The database and files of an existing school. In a shell without the app's settings a command would otherwise
 * create an empty school, act on it and report success.
 */
export async function findSchool(config: Config) {
  const { databaseUrl, dataDir } = config
  const log = pino({ level: 'warn' })
  const server = await findServer({ databaseUrl, dataDir, log, join: true, mustExist: true })
  try {
    sayWhere(server.where, config)
    const applied = await withClient(server.connection, appliedMigrations)
    if (applied.length === 0)
      throw new ConfigError(`There is no school in ${server.where}. Start the app there first.`)
    const isSame = compareMigrations(applied, ownMigrations) === 'same or earlier'
    if (!isSame || applied.length < countMigrations())
      throw new ConfigError(
        `The tables in ${server.where} are not of this version. Start the app of this version there first.`,
      )
    return { ...server, log, files: chooseFiles(config) }
  } catch (error) {
    await server.stop()
    throw error
  }
}
