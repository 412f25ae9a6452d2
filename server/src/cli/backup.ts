/** `npm run backup [-- FOLDER]`: copies the whole school, rows and files, while it runs. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../backup/make-backup.ts'
import { loadConfig } from '../config.ts'
import { findSchool } from './find-school.ts'

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const { connection, files, stop } = await findSchool(loadConfig(process.env))
  try {
    const into = resolve(positionals[0] ?? 'backups')
    const made = await makeBackup({ connection, files, into, now: new Date() })
    process.stdout.write(`${made.rows} rows and ${made.files} files are in\n${made.folder}\n`)
  } finally {
    await stop()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
