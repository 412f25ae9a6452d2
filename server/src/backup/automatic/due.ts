import { addDays, schoolDay, schoolMoment } from '@sohbet/domain/calendar'

const hour = 3_600_000
const day = 24 * hour

/** The last moment at which the school's clock showed this minute of the day. */
export function lastScheduled(now: Date, atMinute: number): Date {
  const today = schoolDay(now)
  const moment = schoolMoment(today, atMinute)
  return moment <= now ? moment : schoolMoment(addDays(today, -1), atMinute)
}

/** One attempt since the last scheduled moment. Without an end it runs, or was killed. */
export type Attempt = { startedAt: Date; finishedAt: Date | null; failedAt: Date | null }

/** A killed backup is repeated at once, but not for ever: it may be what kills the app. */
const mostKilled = 3

/**
 * Whether to make a backup now. `attempts` are those since the last scheduled moment; none of them runs. A failed one
 * is repeated after an hour.
 */
export function isBackupDue(attempts: readonly Attempt[], now: Date): boolean {
  if (attempts.some(({ finishedAt }) => finishedAt)) return false
  const last = Math.max(...attempts.map(({ startedAt, failedAt }) => (failedAt ?? startedAt).getTime()), 0)
  const mayRepeatAtOnce = attempts.length < mostKilled && attempts.every(({ failedAt }) => !failedAt)
  return mayRepeatAtOnce || now.getTime() - last >= hour
}

/** A little less than a week, so that the verification stays at the time of the backup. */
const verifyEvery = 7 * day - 12 * hour
/** A failed verification is repeated after the next backup. */
const verifyAgainAfter = 20 * hour

export function isVerificationDue(
  last: { verifiedAt: Date | null; failedAt: Date | null },
  now: Date,
): boolean {
  const since = (moment: Date | null) => now.getTime() - (moment?.getTime() ?? 0)
  return since(last.verifiedAt) >= verifyEvery && since(last.failedAt) >= verifyAgainAfter
}
