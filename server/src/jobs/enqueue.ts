import type { Db } from '../db/connect.ts'
import { onDb, quietBoss } from './queue.ts'
import { deadLetterOf, jobs, payloads, retriesOf, type JobName, type Payloads } from './job-list.ts'

const boss = quietBoss({
  executeSql: async () => {
    throw new Error('a job is queued through the database it is given')
  },
})

/** Queues a job. In a transaction it is queued only if the transaction commits. */
export async function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: Payloads[Name],
): Promise<void> {
  const id = await boss.send(name, payloads[name].parse(payload), { db: onDb(db) })
  if (id === null) throw new Error(`${name} was not queued: its queue is missing`)
}

/** Queues many jobs in one statement. */
export async function enqueueAll<Name extends JobName>(
  db: Db,
  name: Name,
  list: readonly Payloads[Name][],
  { priority = 0, retries = retriesOf(name) } = {},
): Promise<void> {
  const { retryLimit, retryDelay, retryBackoff } = retries
  const { expireInSeconds } = jobs[name]
  const queued = list.map((payload) => ({
    name,
    data: payloads[name].parse(payload),
    priority,
    retryLimit,
    retryDelay,
    retryBackoff,
    expireInSeconds,
    deadLetter: deadLetterOf(name),
  }))
  await boss.insert(queued, { db: onDb(db) })
}
