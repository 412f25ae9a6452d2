/**
 * `npm run restore -- BACKUP [--overwrite]`: replaces a stopped school by a backup. BACKUP is a folder, an archive, or
 * `latest` for the newest archive in the place of backups.
 */
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { chooseFiles } from '../adapters/files/choose-files.ts'
import { BackupError } from '../backup/manifest.ts'
import { withBackupFolder } from '../backup/open-archive.ts'
import { openBackup, restoreBackup } from '../backup/restore-backup.ts'
import { migrate } from '../composition/database.ts'
import { loadConfig } from '../config.ts'
import { findServer } from '../db/open-database.ts'
import { sayWhere } from './find-school.ts'

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  })
  const [from] = positionals
  if (!from) throw new BackupError('Usage: npm run restore -- FOLDER|ARCHIVE|latest [--overwrite]')
  const config = loadConfig(process.env)
  const { backup } = config
  const place = { passphrase: backup?.passphrase ?? process.env['BACKUP_PASSPHRASE'], to: backup?.to }
  await withBackupFolder(from, place, (folder) => restore(folder, { config, overwrite: values.overwrite }))
}

async function restore(
  folder: string,
  { config, overwrite }: { config: ReturnType<typeof loadConfig>; overwrite: boolean },
) {
  // First, because the next step creates a missing database
  const backup = await openBackup(folder)
  const { databaseUrl, dataDir } = config
  // Refuses the folder of a running app
  const server = await findServer({ databaseUrl, dataDir, log: pino({ level: 'warn' }) })
  try {
    sayWhere(server.where, config)
    await restoreBackup({
      connection: server.connection,
      files: chooseFiles(config),
      backup,
      migrate,
      overwrite,
    })
    process.stdout.write(`The school of ${backup.manifest.madeAt} is restored in ${server.where}\n`)
  } finally {
    await server.stop()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
