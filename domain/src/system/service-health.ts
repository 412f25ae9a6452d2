import { minuteMs } from '../moment.ts'

/** `stuck`: mails wait although the server accepts calls. */
export const serviceFaults = ['unreachable', 'refused', 'stuck'] as const
export type ServiceFault = (typeof serviceFaults)[number]

/** What the school needs from others. A payment provider has the name of its adapter. */
export const serviceNames = ['mail', 'files', 'iyzico', 'stripe'] as const
export type ServiceName = (typeof serviceNames)[number]

/** A mail server that accepts calls and refuses this many mails in a row refuses them all. */
export const refusedInRow = 3
/** A mail that could go out and waits this long is stuck. */
export const stuckMinutes = 10
/** An incident is reported after it has lasted this long, so a restart of the other server reports nothing. */
export const noticeMinutes = 4

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / minuteMs

type MailFacts = {
  /** What the check of the mail server found. */
  checked: ServiceFault | null
  /** Mails that failed since the last one that went out. */
  failedInRow: number
  /** Since when the oldest mail that could go out waits; null when no mail waits. */
  waitingSince: Date | null
  now: Date
}

export function mailFault({ checked, failedInRow, waitingSince, now }: MailFacts): ServiceFault | null {
  if (checked) return checked
  if (failedInRow >= refusedInRow) return 'refused'
  return waitingSince && minutesBetween(waitingSince, now) >= stuckMinutes ? 'stuck' : null
}

export type Incident = { failingSince: Date | null; noticedAt: Date | null }

/** What the result of a check makes of a service's incident, and the notice that it causes. */
export function incidentAfter(
  { failingSince, noticedAt }: Incident,
  { fault, now }: { fault: ServiceFault | null; now: Date },
): Incident & { notice: 'failing' | 'over' | null } {
  if (!fault) return { failingSince: null, noticedAt: null, notice: noticedAt ? 'over' : null }
  const since = failingSince ?? now
  if (noticedAt || minutesBetween(since, now) < noticeMinutes)
    return { failingSince: since, noticedAt, notice: null }
  return { failingSince: since, noticedAt: now, notice: 'failing' }
}
