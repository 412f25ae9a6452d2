import { desc, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { backups } from '../db/tables/core/backups.ts'

/** A complete backup. */
export type StoredBackup = {
  name: string
  /** Folder or bucket, for people. */
  place: string
  isEncrypted: boolean
  /** The moment of its rows. */
  madeAt: Date
  bytes: number
  /** When it was last restored into a scratch database; null before its first verification. */
  verifiedAt: Date | null
}

/** What people should know of a school's backups. Its age is `now - newest.madeAt`. */
export type BackupState = {
  newest: StoredBackup | null
  /** The newest that a verification restored, often an older one: a verification runs once a week. */
  verified: StoredBackup | null
  /** The last attempt, if it failed. */
  failure: { at: Date; error: string } | null
  /** The last verification, if it failed. A success clears the failure of its row. */
  verifyFailure: { at: Date; error: string; name: string } | null
}

const columns = {
  name: backups.name,
  place: backups.place,
  isEncrypted: backups.isEncrypted,
  madeAt: backups.startedAt,
  bytes: sql<number>`coalesce(${backups.bytes}, 0)`.mapWith(Number),
  verifiedAt: backups.verifiedAt,
}

/** The state of the backups that the app makes by itself. Backups by hand are not in it. */
export async function readBackupState(db: Db): Promise<BackupState> {
  const [newest] = await db
    .select(columns)
    .from(backups)
    .where(isNotNull(backups.finishedAt))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  const [verified] = await db
    .select(columns)
    .from(backups)
    .where(isNotNull(backups.verifiedAt))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  return {
    newest: newest ?? null,
    verified: verified ?? null,
    failure: await readFailure(db),
    verifyFailure: await readVerifyFailure(db),
  }
}

async function readFailure(db: Db): Promise<BackupState['failure']> {
  const [last] = await db
    .select({ at: backups.failedAt, error: backups.error })
    .from(backups)
    .where(or(isNotNull(backups.finishedAt), isNotNull(backups.failedAt)))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  return last?.at ? { at: last.at, error: last.error ?? '' } : null
}

async function readVerifyFailure(db: Db): Promise<BackupState['verifyFailure']> {
  const at = sql`greatest(${backups.verifiedAt}, ${backups.verifyFailedAt})`
  const [last] = await db
    .select({ at: backups.verifyFailedAt, error: backups.verifyError, name: backups.name })
    .from(backups)
    .where(isNotNull(at))
    .orderBy(desc(at))
    .limit(1)
  return last?.at ? { at: last.at, error: last.error ?? '', name: last.name } : null
}
