import type pg from 'pg'
import type { Log } from '../db/embedded/log.ts'
import { onPool, quietBoss } from '../jobs/queue.ts'
import { deadLetterOf, jobNames, type Handlers } from '../jobs/job-list.ts'
import { buryDeadJob, runNextJob } from '../jobs/run-next-job.ts'
import { quiet } from './quiet.ts'

/** Runs the waiting jobs and those that they queue. A failed job waits for its retry. */
export async function runJobs(pool: pg.Pool, handlers: Handlers, log: Log = quiet): Promise<void> {
  const running = { boss: quietBoss(onPool(pool, log)), handlers, log }
  for (let found = true; found;) {
    found = false
    const waiting = await queuesWithJobs(pool)
    for (const name of jobNames) {
      while (waiting.has(name) && (await runNextJob(running, name))) found = true
      while (waiting.has(deadLetterOf(name)) && (await buryDeadJob(running, name))) found = true
    }
  }
}

/** One query instead of two for every queue, most of which are empty. */
async function queuesWithJobs(pool: pg.Pool): Promise<Set<string>> {
  // Named by the client, because PostgreSQL takes long to plan it for all tables of the queue
  const text = `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after <= now()`
  const { rows } = await pool.query<{ name: string }>({ text }, [])
  return new Set(rows.map(({ name }) => name))
}
