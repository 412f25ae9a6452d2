import { hourMs, minutesAfter } from '../moment.ts'

/** Changes of one thing within this time are one notice and one mail per recipient. */
export const mergeMinutes = 5

/** Mails about something that starts this soon do not wait. */
const urgentHours = 2

/** Mails that one person gets about one thing in an hour; later ones wait, and merge meanwhile. */
export const mailsPerThing = 6

/** When the mail of a change goes out; an earlier change that still waits sets the time. */
export function mailTime(
  now: Date,
  { startsAt, waiting }: { startsAt: Date | null; waiting: Date | undefined },
): Date {
  const isUrgent = startsAt !== null && startsAt.getTime() - now.getTime() <= urgentHours * hourMs
  if (isUrgent) return now
  const later = minutesAfter(now, mergeMinutes)
  return waiting && waiting < later ? waiting : later
}
