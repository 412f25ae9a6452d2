/**
 * `npm run backup [-- FOLDER]`: copies the whole school, rows and files, while it runs.
 * `npm run backup -- --now`: makes the backup of the settings now; `--verify`: restores the newest one as a trial.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../backup/make-backup.ts'
import { BackupError } from '../backup/manifest.ts'
import { chooseBackups } from '../composition/choose-backups.ts'
import { loadConfig } from '../config.ts'
import { connect } from '../db/connect.ts'
import { findSchool } from './find-school.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { now: { type: 'boolean' }, verify: { type: 'boolean' } },
  })
  const config = loadConfig(process.env)
  const school = await findSchool(config)
  try {
    if (values.now || values.verify) await runAutomatic(config, school, values)
    else {
      const { connection, files } = school
      const into = resolve(positionals[0] ?? 'backups')
      const made = await makeBackup({ connection, files, into, now: new Date() })
      say(`${made.rows} rows and ${made.files} files are in\n${made.folder}`)
    }
  } finally {
    await school.stop()
  }
}

type School = Awaited<ReturnType<typeof findSchool>>

async function runAutomatic(
  config: ReturnType<typeof loadConfig>,
  { connection, log }: School,
  { now, verify }: { now?: boolean | undefined; verify?: boolean | undefined },
) {
  const { db, close } = connect(connection, { log, max: 2, applicationName: 'sohbet backup' })
  try {
    const backups = chooseBackups(config, { connection, db }, log)
    if (!backups) throw new BackupError('Backups are off: set BACKUP_TO')
    if (now) say(`Stored: ${await backups.makeNow()}`)
    if (verify) say(`Verified: ${await backups.verifyNow()}`)
  } finally {
    await close()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
