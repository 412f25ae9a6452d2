import type pg from 'pg'
import type { Log } from '../db/embedded/log.ts'
import { onPool, quietBoss } from '../jobs/boss.ts'
import { jobNames, type Handlers } from '../jobs/job-list.ts'
import { buryDeadJob, runNextJob } from '../jobs/run-next-job.ts'
import { quiet } from './database.ts'

/** Works the queues off, now: what is waiting and what that queues in turn. A failed job waits for its retry. */
export async function runJobs(pool: pg.Pool, handlers: Handlers, log: Log = quiet): Promise<void> {
  const running = { boss: quietBoss(onPool(pool)), handlers, log }
  for (let found = true; found;) {
    found = false
    for (const name of jobNames) {
      while (await runNextJob(running, name)) found = true
      while (await buryDeadJob(running, name)) found = true
    }
  }
}
