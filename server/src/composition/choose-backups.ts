import { chooseFiles } from '../adapters/files/choose-files.ts'
import { createBackups, type Backups } from '../backup/automatic/create-backups.ts'
import { choosePlace } from '../backup/places/choose-place.ts'
import type { Config } from '../config.ts'
import type { Log } from '../db/embedded/log.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { migrate } from './database.ts'

type Settings = Pick<Config, 'backup' | 's3' | 'dataDir'>

const clock = () => new Date()

/** What every backup of this school needs; undefined when backups are off. */
function partsOf(config: Settings) {
  const { backup, dataDir } = config
  if (!backup) return undefined
  return { files: chooseFiles(config), place: choosePlace(backup.to), passphrase: backup.passphrase, dataDir }
}

/** For openDatabase: the backup before a migration. */
export function backUpFirst(config: Settings) {
  const parts = partsOf(config)
  return parts && config.backup?.beforeMigration ? { ...parts, clock } : undefined
}

/** The backups that the app makes by itself; undefined when they are off. */
export function chooseBackups(
  config: Settings,
  { connection, db }: Pick<OpenDatabase, 'connection' | 'db'>,
  log: Log,
): Backups | undefined {
  const parts = partsOf(config)
  if (!parts || !config.backup) return undefined
  return createBackups({ ...parts, connection, db, settings: config.backup, migrate, log, clock })
}
