import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'

export const backupKinds = ['nightly', 'update'] as const

/**
 * Backups that the app made by itself. A row without an end is of a running backup or of a killed one. Rows go with
 * their archive.
 */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: backupKinds }).notNull(),
    /** The name of the archive. */
    name: text().notNull(),
    /** Folder or bucket, for people. */
    place: text().notNull(),
    isEncrypted: boolean('is_encrypted').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When the archive was complete. */
    finishedAt: moment('finished_at'),
    bytes: bigint({ mode: 'number' }),
    rows: integer(),
    files: integer(),
    failedAt: moment('failed_at'),
    /** Why it failed, as the log says it. */
    error: text(),
    /** When the archive was last restored into a scratch database. */
    verifiedAt: moment('verified_at'),
    verifyFailedAt: moment('verify_failed_at'),
    verifyError: text('verify_error'),
  },
  (backup) => [
    check('backups_kind_known', oneOf(backup.kind, backupKinds)),
    check('backups_one_end', sql`${backup.finishedAt} is null or ${backup.failedAt} is null`),
    check('backups_size', sql`(${backup.finishedAt} is null) = (${backup.bytes} is null)`),
    check('backups_error', sql`(${backup.failedAt} is null) = (${backup.error} is null)`),
    index('backups_in_order').on(backup.startedAt),
  ],
)
