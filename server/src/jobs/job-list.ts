import { z } from 'zod'
import { isFileName } from '../adapters/files/files.ts'
import { mail } from '../adapters/mail/mail.ts'

/** PDFs that are drawn when the mail is sent: receipts by movement, and accepted documents. */
const papers = z.strictObject({
  receipts: z.array(z.uuid()).max(3),
  documents: z.array(z.uuid()).max(3),
})
export type Papers = z.infer<typeof papers>

const queuedMail = mail.omit({ attachments: true }).extend({ papers: papers.optional() })

/** Every job and its payload. */
export type Payloads = {
  'send-mail': z.infer<typeof queuedMail>
  'clean-up': Record<string, never>
  'back-up': Record<string, never>
  'expire-enrollments': Record<string, never>
  'settle-payments': Record<string, never>
  refund: { id: string }
  'local-webhook': { payload: string }
  'send-reminders': Record<string, never>
  'remind-of-balances': Record<string, never>
  'record-sessions': Record<string, never>
  'decide-courses': Record<string, never>
  'send-announcements': Record<string, never>
  'mail-notifications': Record<string, never>
  'remove-files': { names: string[] }
  'remove-unused-picture': { questionId: string }
  'refresh-figures': Record<string, never>
  'check-services': Record<string, never>
}
export type JobName = keyof Payloads

export const payloads: { [Name in JobName]: z.ZodType<Payloads[Name]> } = {
  'send-mail': queuedMail,
  'clean-up': z.strictObject({}),
  'back-up': z.strictObject({}),
  'expire-enrollments': z.strictObject({}),
  'settle-payments': z.strictObject({}),
  refund: z.strictObject({ id: z.uuid() }),
  'local-webhook': z.strictObject({ payload: z.string() }),
  'send-reminders': z.strictObject({}),
  'remind-of-balances': z.strictObject({}),
  'record-sessions': z.strictObject({}),
  'decide-courses': z.strictObject({}),
  'send-announcements': z.strictObject({}),
  'mail-notifications': z.strictObject({}),
  'remove-files': z.strictObject({ names: z.array(z.string().refine(isFileName)) }),
  'remove-unused-picture': z.strictObject({ questionId: z.uuid() }),
  'refresh-figures': z.strictObject({}),
  'check-services': z.strictObject({}),
}

export type Handlers = { [Name in JobName]: (payload: Payloads[Name]) => Promise<void> }

type Retries = { retryLimit: number; retryDelay: number; retryBackoff: boolean }

/** Five retries, after about 20 s, 40 s and so on: ten minutes in all. */
export const soon: Retries = { retryLimit: 5, retryDelay: 15, retryBackoff: true }

/** Twelve retries, the last after half a day: a mail server or bucket that is away for a day loses nothing. */
const forADay: Retries = { ...soon, retryLimit: 12 }

/** No retry: the next scheduled run does the work. */
const never: Retries = { retryLimit: 0, retryDelay: 0, retryBackoff: false }

type JobOptions = {
  /** Parallel jobs per process. */
  atOnce: number
  /** Seconds between polls. */
  pollSeconds: number
  /** A worker without a heartbeat for this long counts as dead, and another worker gets its job. */
  expireInSeconds: number
  /** Retries; `soon` by default. */
  retries?: Retries
  /** In the school's time zone; without it the job runs when it is queued. */
  cron?: string
}

export const jobs: Record<JobName, JobOptions> = {
  'send-mail': { atOnce: 3, pollSeconds: 1, expireInSeconds: 120, retries: forADay },
  'clean-up': { atOnce: 1, pollSeconds: 60, expireInSeconds: 300, cron: '30 4 * * *' },
  // Looks whether a backup is due. A backup of many files takes hours, and its worker has no heartbeat
  'back-up': { atOnce: 1, pollSeconds: 60, expireInSeconds: 12 * 3600, cron: '*/10 * * * *' },
  'expire-enrollments': { atOnce: 1, pollSeconds: 10, expireInSeconds: 120, cron: '* * * * *' },
  'settle-payments': { atOnce: 1, pollSeconds: 10, expireInSeconds: 300, cron: '* * * * *' },
  refund: { atOnce: 1, pollSeconds: 2, expireInSeconds: 120 },
  'local-webhook': { atOnce: 1, pollSeconds: 1, expireInSeconds: 60 },
  'send-reminders': { atOnce: 1, pollSeconds: 10, expireInSeconds: 120, cron: '*/2 * * * *' },
  'remind-of-balances': { atOnce: 1, pollSeconds: 60, expireInSeconds: 300, cron: '0 10 * * *' },
  'record-sessions': { atOnce: 1, pollSeconds: 10, expireInSeconds: 300, cron: '*/2 * * * *' },
  'decide-courses': { atOnce: 1, pollSeconds: 60, expireInSeconds: 300, cron: '15 * * * *' },
  'send-announcements': { atOnce: 1, pollSeconds: 10, expireInSeconds: 300, cron: '* * * * *' },
  'mail-notifications': { atOnce: 1, pollSeconds: 10, expireInSeconds: 300, cron: '* * * * *' },
  'remove-files': { atOnce: 1, pollSeconds: 2, expireInSeconds: 300, retries: forADay },
  'remove-unused-picture': { atOnce: 1, pollSeconds: 2, expireInSeconds: 300, retries: forADay },
  'refresh-figures': { atOnce: 1, pollSeconds: 10, expireInSeconds: 180, cron: '*/2 * * * *' },
  'check-services': { atOnce: 1, pollSeconds: 5, expireInSeconds: 180, cron: '*/5 * * * *' },
}

export const jobNames = Object.keys(jobs).filter((name): name is JobName => Object.hasOwn(payloads, name))

export const retriesOf = (name: JobName): Retries => jobs[name].retries ?? (jobs[name].cron ? never : soon)

/** Unfinished jobs are dropped silently after this time, well after their last try. */
export const retentionMinutes = 3 * 24 * 60

/** What the log may contain of a job's payload: its records, never recipients or texts. */
export const traces: { [Name in JobName]?: (payload: Payloads[Name]) => object } = {
  'send-mail': ({ kind, about }) => ({ kind, about }),
  refund: ({ id }) => ({ about: id }),
  'remove-files': ({ names }) => ({ names }),
  'remove-unused-picture': ({ questionId }) => ({ about: questionId }),
}

/** Queue of a job that failed for the last time. */
export const deadLetterOf = (name: JobName) => `${name}-dead`
