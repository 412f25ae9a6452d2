import type { System } from '@sohbet/contract/core/system'
import { troublesOf } from '@sohbet/domain/system/system-troubles'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readBackupState, type BackupState, type StoredBackup } from '../backup/backup-state.reads.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { readQueues } from './queues.reads.ts'
import { readMailFlow, readServices } from './services.reads.ts'

const textOf = (moment: Date | null) => moment?.toISOString() ?? null

/** Everything that the person who runs the machine should know. */
export async function readSystem({ db, files, now, running }: Context): Promise<System> {
  const [services, flow, queues] = [await readServices(db), await readMailFlow(db), await readQueues(db)]
  const [backups, database] = [await readBackupState(db), await readDatabase(db)]
  const freeBytes = (await files.freeBytes?.()) ?? null
  const { startedAt, build } = running
  const troubles = troublesOf({
    now,
    startedAt,
    services,
    backups: {
      ...backups,
      isOn: running.backups !== undefined,
      hasFailed: backups.failure !== null,
      hasVerificationFailed: backups.verifyFailure !== null,
    },
    freeBytes,
  })
  return {
    readAt: now.toISOString(),
    troubles,
    versions: {
      commit: build?.commit ?? null,
      builtAt: build?.builtAt ?? null,
      node: process.versions.node,
      postgres: database.version,
      migrations: database.migrations,
    },
    startedAt: startedAt.toISOString(),
    services: services.map(({ name, fault, checkedAt, failingSince }) => ({
      name,
      fault,
      checkedAt: checkedAt.toISOString(),
      failingSince: textOf(failingSince),
    })),
    mail: { sentAt: textOf(flow.sentAt), waitingSince: textOf(flow.waitingSince) },
    queues: queues.map(({ oldestAt, ...queue }) => ({ ...queue, oldestAt: textOf(oldestAt) })),
    backups: { schedule: running.backups ?? null, ...backupTexts(backups) },
    storage: { kind: files.freeBytes ? 'folder' : 'bucket', freeBytes, databaseBytes: database.bytes },
  }
}

const databaseRow = z.object({ version: z.string(), migrations: z.coerce.number(), bytes: z.coerce.number() })

async function readDatabase(db: Db) {
  const [row = { version: '', migrations: 0, bytes: 0 }] = await queryRows(
    db,
    databaseRow,
    sql`select current_setting('server_version') as version,
      (select count(*) from drizzle.__drizzle_migrations) as migrations,
      pg_database_size(current_database()) as bytes`,
  )
  return row
}

const storedTexts = (stored: StoredBackup | null) =>
  stored && { ...stored, madeAt: stored.madeAt.toISOString(), verifiedAt: textOf(stored.verifiedAt) }

const backupTexts = ({ newest, verified, failure, verifyFailure }: BackupState) => ({
  newest: storedTexts(newest),
  verified: storedTexts(verified),
  failure: failure && { ...failure, at: failure.at.toISOString() },
  verifyFailure: verifyFailure && { ...verifyFailure, at: verifyFailure.at.toISOString() },
})
