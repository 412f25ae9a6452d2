import { resolve, join } from 'node:path'
import { z } from 'zod'

const passphraseLength = 16

/** A folder, `s3://bucket` or `s3://bucket/folder`. */
export type BackupTarget = { folder: string } | { bucket: string; prefix: string }

export type BackupSettings = {
  to: BackupTarget
  /** Minutes after midnight on the school's clock. */
  atMinute: number
  keepDays: number
  passphrase: string | undefined
  beforeMigration: boolean
}

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*[\w-]))?\/?$/

export const backupVariables = {
  BACKUP_TO: z
    .string()
    .refine((text) => !text.startsWith('s3:') || bucketAddress.test(text))
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('03:15'),
  BACKUP_KEEP_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(14),
  BACKUP_PASSPHRASE: z.string().min(passphraseLength).optional(),
  BACKUP_BEFORE_MIGRATION: z.enum(['on', 'off']).default('on'),
}
const variables = z.object(backupVariables)

export const backupExpectations: Record<keyof typeof backupVariables, string> = {
  BACKUP_TO: 'must be a folder, a bucket such as s3://bucket/folder, or off',
  BACKUP_AT: 'must be a time such as 03:15',
  BACKUP_KEEP_DAYS: 'must be a number of days, at least 1',
  BACKUP_PASSPHRASE: `must have at least ${passphraseLength} characters`,
  BACKUP_BEFORE_MIGRATION: 'must be on or off',
}

/**
 * A school in production is backed up without any setting, beside its data; a demo school only when asked for.
 * Undefined when backups are off.
 */
export function readBackupSettings(
  data: z.infer<typeof variables>,
  { production, dataDir }: { production: boolean; dataDir: string },
): BackupSettings | undefined {
  const to = data.BACKUP_TO ?? (production ? join(dataDir, 'backups') : 'off')
  if (to === 'off') return undefined
  const [hours = 0, minutes = 0] = data.BACKUP_AT.split(':').map(Number)
  const [, bucket, prefix = ''] = bucketAddress.exec(to) ?? []
  return {
    to: bucket ? { bucket, prefix } : { folder: resolve(to) },
    atMinute: hours * 60 + minutes,
    keepDays: data.BACKUP_KEEP_DAYS,
    passphrase: data.BACKUP_PASSPHRASE,
    beforeMigration: data.BACKUP_BEFORE_MIGRATION === 'on',
  }
}

/** The place for people. */
export const placeOf = (to: BackupTarget): string =>
  'folder' in to ? to.folder : `s3://${[to.bucket, to.prefix].filter(Boolean).join('/')}`
