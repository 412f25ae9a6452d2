import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { placeOf, type BackupSettings } from '../config/backup-settings.ts'
import { clockOf } from '@sohbet/domain/calendar'

const build = z.object({ commit: z.string().nullable(), builtAt: z.string() })

type BackupSchedule = { at: string; place: string; keepDays: number; isEncrypted: boolean }

/** What a process knows of itself. */
export type Running = {
  startedAt: Date
  /** Undefined when the sources run without a build. */
  build: z.infer<typeof build> | undefined
  /** Of the backups that the app makes by itself; undefined when they are off. */
  backups: BackupSchedule | undefined
}

export const describeRunning = (startedAt: Date, settings: BackupSettings | undefined): Running => ({
  startedAt,
  build: readBuild(),
  backups: settings && scheduleOf(settings),
})

const scheduleOf = ({ to, atMinute, keepDays, passphrase }: BackupSettings): BackupSchedule => ({
  at: clockOf(atMinute),
  place: placeOf(to),
  keepDays,
  isEncrypted: passphrase !== undefined,
})

/** scripts/build.mjs writes it beside the bundle. */
function readBuild(): Running['build'] {
  try {
    return build.parse(JSON.parse(readFileSync(new URL('./build.json', import.meta.url), 'utf8')))
  } catch {
    return undefined
  }
}
