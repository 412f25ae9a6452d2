import type { Db } from '../db/connect.ts'
import { onDb, quietBoss } from './boss.ts'
import { payloads, type JobName, type Payloads } from './job-list.ts'

const boss = quietBoss({
  executeSql: async () => {
    throw new Error('a job is queued through the database it is given')
  },
})

/** Queues a job. In a transaction it is queued if and only if the transaction commits. */
export async function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: Payloads[Name],
): Promise<void> {
  const id = await boss.send(name, payloads[name].parse(payload), { db: onDb(db) })
  if (id === null) throw new Error(`${name} was not queued: its queue is missing`)
}
