import { serviceFaults, serviceNames } from '@sohbet/domain/system/service-health'
import { jobNames } from '@sohbet/domain/system/jobs'
import { systemTroubles } from '@sohbet/domain/system/system-troubles'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { moment } from '../fields.ts'

const bytes = z.number().int()
const count = z.number().int()

/** The last check of what the school needs from others. */
const service = z.object({
  name: z.enum(serviceNames),
  /** Null while it works. */
  fault: z.enum(serviceFaults).nullable(),
  checkedAt: moment,
  failingSince: moment.nullable(),
})

/** The unfinished jobs of one kind, and those that were given up. */
const queue = z.object({
  name: z.enum(jobNames),
  waiting: count,
  /** Failed, and tried again later. */
  retrying: count,
  running: count,
  failed: count,
  /** Since when the oldest one waits. */
  oldestAt: moment.nullable(),
})
export type Queue = z.infer<typeof queue>

const backup = z.object({
  name: z.string(),
  madeAt: moment,
  bytes,
  place: z.string(),
  isEncrypted: z.boolean(),
  /** When it was last restored into a scratch database. */
  verifiedAt: moment.nullable(),
})

const failure = z.object({ at: moment, error: z.string() })

export const getSystem = endpoint({
  method: 'GET',
  path: '/system',
  summary: 'Get the state of the system: troubles, versions, services, queues, backups, storage',
  access: only('admin'),
  reply: z.object({
    readAt: moment,
    /** Everything that is wrong, the most urgent first. */
    troubles: z.array(z.enum(systemTroubles)),
    versions: z.object({
      /** The commit that was built; null when it is unknown. */
      commit: z.string().nullable(),
      builtAt: moment.nullable(),
      node: z.string(),
      postgres: z.string(),
      /** Migrations of the database. */
      migrations: count,
    }),
    /** Of the process that replies. */
    startedAt: moment,
    services: z.array(service),
    mail: z.object({ sentAt: moment.nullable(), waitingSince: moment.nullable() }),
    queues: z.array(queue),
    backups: z.object({
      /** Null when the app makes no backups by itself. */
      schedule: z
        .object({
          /** On the school's clock, such as 03:15. */
          at: z.string(),
          place: z.string(),
          keepDays: count,
          isEncrypted: z.boolean(),
        })
        .nullable(),
      newest: backup.nullable(),
      /** The newest one that a verification restored. */
      verified: backup.nullable(),
      failure: failure.nullable(),
      verifyFailure: failure.extend({ name: z.string() }).nullable(),
    }),
    storage: z.object({
      kind: z.enum(['folder', 'bucket']),
      /** Null for a bucket. */
      freeBytes: bytes.nullable(),
      databaseBytes: bytes,
    }),
  }),
})
export type System = z.infer<typeof getSystem.reply>
