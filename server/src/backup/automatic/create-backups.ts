import type { BackupSettings } from '../../config/backup-settings.ts'
import type { Db } from '../../db/connect.ts'
import type { Log } from '../../db/embedded/log.ts'
import { BackupError } from '../manifest.ts'
import type { Migrate } from '../restore-backup.ts'
import { archiveNameAt } from '../archive/archive.ts'
import { sizeText } from '../disk-space.ts'
import { withBackupLock } from './backup-lock.ts'
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
import { storeBackup, type School } from './store-backup.ts'
import { verifyBackup } from './verify-backup.ts'

type Options = School & {
  db: Db
  settings: Pick<BackupSettings, 'atMinute' | 'keepDays'>
  migrate: Migrate
  log: Log
  clock: () => Date
  /** For tests: restoring takes seconds. */
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
export function createBackups({ verify = verifyBackup, ...options }: Options): Backups {
  const stopping = new AbortController()
  const run = { ...options, verify, signal: stopping.signal }
  const withLock = <Result>(work: () => Promise<Result>) => withBackupLock(options.connection, work)
  async function refuseWhileLocked(work: () => Promise<string>): Promise<string> {
    const done = await withLock(work)
    if (!done.isFree)
      throw new BackupError('Another process is making or verifying a backup: try again later')
    return done.result
  }
  return {
    runDue: async () => void (await withLock(() => runDue(run))),
    makeNow: () => refuseWhileLocked(() => makeAndDeleteOld(run)),
    verifyNow: () => refuseWhileLocked(() => verifyNewest(run)),
    stop: () => stopping.abort(new Error('The app stops')),
  }
}

type Run = Required<Options> & { signal: AbortSignal }

async function runDue(run: Run): Promise<void> {
  const { db, settings, clock, place, signal, log } = run
  // A job that throws would be logged twice more
  const logFailure = (what: string) => (err: unknown) => {
    if (!signal.aborted) log.error({ err, place: place.where }, `${what}: ${messageOf(err)}`)
  }
  const now = clock()
  const attempts = await readAttempts(db, lastScheduled(now, settings.atMinute))
  if (isBackupDue(attempts, now)) await makeAndDeleteOld(run).catch(logFailure('The backup failed'))
  const hasOne = (await readNewest(db, place.where)) !== undefined
  if (hasOne && isVerificationDue(await readLastVerification(db), clock()))
    await verifyNewest(run).catch(logFailure('The newest backup could not be restored'))
}

async function makeAndDeleteOld(run: Run): Promise<string> {
  const name = await make(run)
  await deleteOld(run)
  return name
}

async function make(run: Run): Promise<string> {
  const { db, place, passphrase, clock, log, signal } = run
  const startedAt = clock()
  const isEncrypted = passphrase !== undefined
  const name = archiveNameAt(startedAt, { isSealed: isEncrypted })
  const expectedBytes = (await readNewest(db, place.where))?.bytes ?? 0
  const id = await recordStart(db, { kind: 'nightly', name, place: place.where, isEncrypted, startedAt })
  try {
    const made = await storeBackup(run, { name, now: startedAt, expectedBytes, signal })
    await recordEnd(db, id, { finishedAt: clock(), ...made })
    log.info({ name, place: place.where, ...made }, `The backup is stored: ${sizeText(made.bytes)}`)
    return name
  } catch (error) {
    // A backup that was stopped has no end: the next start repeats it
    if (signal.aborted) throw error
    const failed = { failedAt: clock(), error: messageOf(error) }
    await recordEnd(db, id, failed).catch((err: unknown) =>
      log.warn({ err }, 'The failed backup was not recorded'),
    )
    throw error
  }
}

async function deleteOld({ db, place, settings, clock, log }: Run): Promise<void> {
  const [now, names, known] = [clock(), await place.list(), await readKnown(db, place.where)]
  const deleted = archivesToDelete({ names, known, keepDays: settings.keepDays, now })
  for (const name of deleted) await place.remove(name)
  const before = new Date(now.getTime() - keepFailuresMs)
  await forgetBackups(db, { place: place.where, names: deleted, before })
  if (deleted.length > 0) log.info({ deleted }, 'Old backups are deleted')
}

async function verifyNewest(run: Run): Promise<string> {
  const { db, place, migrate, verify, clock, log } = run
  const newest = await readNewest(db, place.where)
  if (!newest) throw new BackupError(`There is no backup in ${place.where} yet`)
  const { id, name, bytes } = newest
  try {
    await verify(run, { name, bytes, migrate })
    await recordVerification(db, id, { verifiedAt: clock(), verifyFailedAt: null, verifyError: null })
    log.info({ name }, 'The backup is verified')
    return name
  } catch (error) {
    await recordVerification(db, id, { verifyFailedAt: clock(), verifyError: messageOf(error) })
    throw error
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
