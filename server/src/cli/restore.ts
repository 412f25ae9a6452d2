/** `npm run restore -- FOLDER [--overwrite]`: replaces a stopped school by a backup. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { chooseFiles } from '../adapters/files/choose-files.ts'
import { BackupError } from '../backup/manifest.ts'
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
  if (!from) throw new BackupError('Usage: npm run restore -- FOLDER [--overwrite]')
  // First, because the next step creates a missing database
  const backup = await openBackup(resolve(from))
  const config = loadConfig(process.env)
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
      overwrite: values.overwrite,
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
