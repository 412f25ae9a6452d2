import { dayMs, hourMs, minuteMs } from '../moment.ts'
import type { ServiceFault } from './service-health.ts'

/** What the person who runs the machine has to do something about. */
export const systemTroubles = [
  'service',
  'checks_stopped',
  'backup_failed',
  'backup_late',
  'verification_failed',
  'verification_late',
  'disk_low',
] as const
type SystemTrouble = (typeof systemTroubles)[number]

/** Services are checked every five minutes; without a check for this long jobs do not run. */
const checksStoppedMinutes = 20
/** A nightly backup that is older than this was missed. */
const backupLateHours = 36
/** A backup is verified once a week. */
const verificationLateDays = 9
/** Below half of it uploads are refused. */
export const lowDiskBytes = 2e9

export type SystemFacts = {
  now: Date
  /** When this process started: what has just started has not been checked or backed up yet. */
  startedAt: Date
  services: readonly { fault: ServiceFault | null; checkedAt: Date }[]
  backups: {
    /** A school may leave its backups to the provider of its database. */
    isOn: boolean
    newest: { madeAt: Date } | null
    verified: { verifiedAt: Date | null } | null
    hasFailed: boolean
    hasVerificationFailed: boolean
  }
  /** Absent when the storage has no limit of its own. */
  freeBytes: number | null
}

/** Everything that is wrong, the most urgent first. */
export function troublesOf(facts: SystemFacts): SystemTrouble[] {
  const { now, startedAt, services, freeBytes } = facts
  const since = (from: Date) => now.getTime() - from.getTime()
  const checkedAt = services.map((one) => one.checkedAt.getTime())
  const lastCheck = new Date(Math.max(startedAt.getTime(), ...checkedAt))
  const found: Record<SystemTrouble, boolean> = {
    service: services.some(({ fault }) => fault !== null),
    checks_stopped: since(lastCheck) > checksStoppedMinutes * minuteMs,
    disk_low: freeBytes !== null && freeBytes < lowDiskBytes,
    ...backupTroubles(facts, since),
  }
  return systemTroubles.filter((trouble) => found[trouble])
}

function backupTroubles({ backups, startedAt }: SystemFacts, since: (from: Date) => number) {
  const { isOn, newest, verified, hasFailed, hasVerificationFailed } = backups
  // The first backup is due at once, and its job runs every ten minutes
  const isLate = newest ? since(newest.madeAt) > backupLateHours * hourMs : since(startedAt) > hourMs
  const isUnverified = Boolean(
    verified?.verifiedAt && since(verified.verifiedAt) > verificationLateDays * dayMs,
  )
  return {
    backup_failed: isOn && hasFailed,
    backup_late: isOn && !hasFailed && isLate,
    verification_failed: isOn && hasVerificationFailed,
    verification_late: isOn && !hasVerificationFailed && isUnverified,
  }
}
