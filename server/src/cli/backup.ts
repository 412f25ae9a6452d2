/** `npm run backup [-- FOLDER]`: copies the whole school, rows and files, while it runs. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { chooseFiles } from '../adapters/files/choose-files.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { loadConfig } from '../config.ts'
import { findServer } from '../db/open-database.ts'

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const config = loadConfig(process.env)
  const { databaseUrl, dataDir } = config
  const server = await findServer({ databaseUrl, dataDir, log: pino({ level: 'warn' }), join: true })
  try {
    const { folder, rows, files } = await makeBackup({
      connection: server.connection,
      files: chooseFiles(config),
      into: resolve(positionals[0] ?? 'backups'),
      now: new Date(),
    })
    process.stdout.write(`${rows} rows and ${files} files of ${server.where} are in\n${folder}\n`)
  } finally {
    await server.stop()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
