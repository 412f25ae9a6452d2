import { resolve, join } from 'node:path'
import { z } from 'zod'
import { bucketAddress } from './variables.mjs'

/** A bucket uses the service and the keys of uploaded files. */
export type BackupTarget =
  | { folder: string }
  | { bucket: string; prefix: string; region: string; endpoint: string | undefined }

export type BackupSettings = {
  to: BackupTarget
  /** Minutes after midnight on the school's clock. */
  atMinute: number
  keepDays: number
  passphrase: string | undefined
  beforeMigration: boolean
}

/** What a value must look like is in variables.mjs. */
export const backupVariables = {
  BACKUP_TO: z.string().optional(),
  BACKUP_AT: z.string().default('03:15'),
  BACKUP_KEEP_DAYS: z.coerce.number().default(14),
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_BEFORE_MIGRATION: z.string().default('on'),
}
const variables = z.object(backupVariables)

/**
 * A school in production is backed up without any setting, beside its data; a demo school only when asked for.
 * Undefined when backups are off.
 */
export function readBackupSettings(
  data: z.infer<typeof variables> & { AWS_REGION: string; S3_ENDPOINT?: string | undefined },
  { production, dataDir }: { production: boolean; dataDir: string },
): BackupSettings | undefined {
  const to = data.BACKUP_TO ?? (production ? join(dataDir, 'backups') : 'off')
  if (to === 'off') return undefined
  const [hours = 0, minutes = 0] = data.BACKUP_AT.split(':').map(Number)
  const [, bucket, prefix = ''] = bucketAddress.exec(to) ?? []
  const service = { region: data.AWS_REGION, endpoint: data.S3_ENDPOINT }
  return {
    to: bucket ? { bucket, prefix, ...service } : { folder: resolve(to) },
    atMinute: hours * 60 + minutes,
    keepDays: data.BACKUP_KEEP_DAYS,
    passphrase: data.BACKUP_PASSPHRASE,
    beforeMigration: data.BACKUP_BEFORE_MIGRATION === 'on',
  }
}

/** The place for people. */
export const placeOf = (to: BackupTarget): string =>
  'folder' in to ? to.folder : `s3://${[to.bucket, to.prefix].filter(Boolean).join('/')}`
