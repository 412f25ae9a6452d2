import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Log } from '../db/embedded/log.ts'
import { onPool } from './queue.ts'
import { jobNames, jobs, type Handlers } from './job-list.ts'
import { buryDeadJob, runNextJob, type OnEnd } from './run-next-job.ts'

const deadLetterPollSeconds = 30

type Jobs = {
  /** Lets current jobs finish for a while, and takes no more. Longer ones are repeated, as after a crash. */
  stop: () => Promise<void>
}

type JobsOptions = {
  pool: pg.Pool
  handlers: Handlers
  log: Log
  onEnd?: OnEnd
  stopWithinMilliseconds?: number
}

/**
 * Works on the queues of a migrated database until stopped; several processes may. The library's own workers do
 * not await their writes, so a missing database would end the process: ours do.
 */
export async function startJobs({
  pool,
  handlers,
  log,
  onEnd,
  stopWithinMilliseconds = 5000,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: onPool(pool, log),
    migrate: false,
    // Only failed jobs are archived, and they may name a person, so they are deleted two hours later.
    archiveCompletedAfterSeconds: 3600,
    deleteAfterHours: 1,
  })
  boss.on('error', (err) => log.warn({ err }, 'The maintenance of the job queue failed'))
  await boss.start()

  const stopping = new AbortController()
  // Every loop adds a listener, so Node's leak warning would be wrong
  setMaxListeners(0, stopping.signal)
  const running = { boss, handlers, log, ...(onEnd && { onEnd }) }
  async function loop(runOne: () => Promise<boolean>, pollSeconds: number) {
    while (!stopping.signal.aborted) {
      const found = await runOne().catch((err: unknown) => {
        log.warn({ err }, 'A job could not be marked')
        return false
      })
      if (!found) await pause(pollSeconds, stopping.signal)
    }
  }
  const loops = jobNames.flatMap((name) => {
    const { atOnce, pollSeconds } = jobs[name]
    return [
      ...Array.from({ length: atOnce }, () => loop(() => runNextJob(running, name), pollSeconds)),
      loop(() => buryDeadJob(running, name), deadLetterPollSeconds),
    ]
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.race([Promise.all(loops), setTimeout(stopWithinMilliseconds, null, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

/** Ends early when the signal aborts, without an error. */
const pause = (seconds: number, signal: AbortSignal) =>
  setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined)
