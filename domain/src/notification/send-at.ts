import { allowed, type Verdict } from '../verdict.ts'

/** A past time would mail everybody at once, which an admin who chose a time did not mean. */
export const maySendAt = (sendAt: Date, now: Date): Verdict<'SEND_AT_PAST'> =>
  sendAt < now ? { allowed: false, because: 'SEND_AT_PAST' } : allowed
