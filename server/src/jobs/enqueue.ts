import { randomUUID } from 'node:crypto'
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

/** A job's row, with what `send` takes from its queue. */
const queued = <Name extends JobName>(name: Name, payload: Payloads[Name]) => ({
  name,
  data: payloads[name].parse(payload),
  ...retriesOf(name),
  expireInSeconds: jobs[name].expireInSeconds,
  deadLetter: deadLetterOf(name),
})

/** Queues a job for later. Returns a function that takes it back, in the transaction that it gets. */
export async function enqueueForLater<Name extends JobName>(
  db: Db,
  name: Name,
  { payload, seconds }: { payload: Payloads[Name]; seconds: number },
): Promise<(db: Db) => Promise<void>> {
  const id = randomUUID()
  // An interval, which the database adds to its own clock
  const job = { ...queued(name, payload), id, startAfter: `${seconds} seconds` }
  await boss.insert([job], { db: onDb(db) })
  return (db) => boss.deleteJob(name, id, { db: onDb(db) })
}

/** Queues many jobs in one statement. */
export async function enqueueAll<Name extends JobName>(
  db: Db,
  name: Name,
  list: readonly Payloads[Name][],
  { priority = 0, retries = retriesOf(name) } = {},
): Promise<void> {
  const rows = list.map((payload) => ({ ...queued(name, payload), ...retries, priority }))
  await boss.insert(rows, { db: onDb(db) })
}
