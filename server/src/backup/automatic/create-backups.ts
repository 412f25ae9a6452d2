import { z } from 'zod'
import type { BackupSettings } from '../../config/backup-settings.ts'
import type { Db } from '../../db/connect.ts'
import type { Log } from '../../db/embedded/log.ts'
import { locks } from '../../db/locks.ts'
import { BackupError } from '../manifest.ts'
import type { Migrate } from '../restore-backup.ts'
import { withClient } from '../with-client.ts'
import { isBackupDue, isVerificationDue, lastScheduled } from './due.ts'
import {
  forgetBackups,
  readAttempts,
  readKnown,
  readLastVerification,
  readNewest,
  recordEnd,
  recordStart,
  recordVerification,
} from './records.ts'
import { archivesToDelete } from './retention.ts'
import { asText, nameOf, storeBackup, type School } from './store-backup.ts'
import { verifyBackup } from './verify-backup.ts'

type Options = School & {
  db: Db
  settings: Pick<BackupSettings, 'atMinute' | 'keepDays'>
  migrate: Migrate
  log: Log
  clock: () => Date
  verify?: typeof verifyBackup
}

export type Backups = {
  /** Makes the nightly backup when it is due, and verifies one a week. Failures are logged and recorded. */
  runDue: () => Promise<void>
  /** Makes a backup now and returns its name. */
  makeNow: () => Promise<string>
  /** Verifies the newest backup now and returns its name. */
  verifyNow: () => Promise<string>
  /** Stops a running backup without a failure; the next start repeats it. */
  stop: () => void
}

const keepFailuresMs = 90 * 86_400_000

/** Backups that the app makes by itself. Of several processes only one works at a time. */
export function createBackups(options: Options): Backups {
  const { db, settings, migrate, log, clock, verify: restore = verifyBackup, ...school } = options
  const { place, passphrase } = school
  const stopping = new AbortController()

  async function make(): Promise<string> {
    const startedAt = clock()
    const name = nameOf(startedAt, passphrase)
    const expectedBytes = (await readNewest(db, place.where))?.bytes ?? 0
    const id = await recordStart(db, {
      kind: 'nightly',
      name,
      place: place.where,
      isEncrypted: passphrase !== undefined,
      startedAt,
    })
    try {
      const made = await storeBackup(school, { name, now: startedAt, expectedBytes, signal: stopping.signal })
      await recordEnd(db, id, { finishedAt: clock(), ...made })
      log.info({ name, place: place.where, ...made }, `The backup is stored: ${asText(made.bytes)}`)
      return name
    } catch (error) {
      // A backup that was stopped has no end: the next start repeats it
      if (stopping.signal.aborted) throw error
      const failed = { failedAt: clock(), error: messageOf(error) }
      await recordEnd(db, id, failed).catch((err: unknown) =>
        log.warn({ err }, 'The failed backup was not recorded'),
      )
      throw error
    }
  }

  async function deleteOld(): Promise<void> {
    const [now, names, known] = [clock(), await place.list(), await readKnown(db, place.where)]
    const deleted = archivesToDelete({ names, known, keepDays: settings.keepDays, now })
    for (const name of deleted) await place.remove(name)
    const before = new Date(now.getTime() - keepFailuresMs)
    await forgetBackups(db, { place: place.where, names: deleted, before })
    if (deleted.length > 0) log.info({ deleted }, 'Old backups are deleted')
  }

  async function verify(): Promise<string> {
    const newest = await readNewest(db, place.where)
    if (!newest) throw new BackupError(`There is no backup in ${place.where} yet`)
    const { id, name, bytes } = newest
    try {
      await restore(school, { name, bytes, migrate })
      await recordVerification(db, id, { verifiedAt: clock(), verifyFailedAt: null, verifyError: null })
      log.info({ name }, 'The backup is verified')
      return name
    } catch (error) {
      await recordVerification(db, id, { verifyFailedAt: clock(), verifyError: messageOf(error) })
      throw error
    }
  }

  const makeAndDelete = async () => {
    const name = await make()
    await deleteOld()
    return name
  }
  /** A job that throws would be logged twice more. */
  const logFailure = (what: string) => (err: unknown) => {
    if (!stopping.signal.aborted) log.error({ err, place: place.where }, `${what}: ${messageOf(err)}`)
  }

  async function runDueAlone(): Promise<void> {
    const now = clock()
    const attempts = await readAttempts(db, lastScheduled(now, settings.atMinute))
    if (isBackupDue(attempts, now)) await makeAndDelete().catch(logFailure('The backup failed'))
    const hasOne = (await readNewest(db, place.where)) !== undefined
    if (hasOne && isVerificationDue(await readLastVerification(db), clock()))
      await verify().catch(logFailure('The newest backup could not be restored'))
  }

  const alone = <Result>(work: () => Promise<Result>) => withLock(school.connection, work)
  const now = async (work: () => Promise<string>) => {
    const done = await alone(work)
    if (!done.isFree)
      throw new BackupError('Another process is making or verifying a backup: try again later')
    return done.result
  }
  return {
    runDue: async () => void (await alone(runDueAlone)),
    makeNow: () => now(makeAndDelete),
    verifyNow: () => now(verify),
    stop: () => stopping.abort(new Error('The app stops')),
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const lockRows = z.tuple([z.object({ locked: z.boolean() })])

type Locked<Result> = { isFree: true; result: Result } | { isFree: false }

/** The lock belongs to a connection, so it ends with a killed process. */
async function withLock<Result>(
  connection: School['connection'],
  work: () => Promise<Result>,
): Promise<Locked<Result>> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [locks.backups])
    if (!lockRows.parse(rows)[0].locked) return { isFree: false }
    return { isFree: true, result: await work() }
  })
}
