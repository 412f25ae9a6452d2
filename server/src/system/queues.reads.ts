import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { jobNames } from '../jobs/job-list.ts'

const count = z.coerce.number()
const names = sql`array[${sql.join(
  jobNames.map((name) => sql`${name}`),
  sql`, `,
)}]`

/** Jobs by kind and state; kinds without a job are left out. A finished job leaves the table at once. */
export const readQueues = (db: Db) =>
  queryRows(
    db,
    z.object({
      name: z.enum(jobNames),
      waiting: count,
      retrying: count,
      running: count,
      failed: count,
      oldestAt: z.coerce.date().nullable(),
    }),
    sql`
      select name,
        count(*) filter (where state = 'created') as waiting,
        count(*) filter (where state = 'retry') as retrying,
        count(*) filter (where state = 'active') as running,
        count(*) filter (where state = 'failed') as failed,
        min(created_on) filter (where state < 'active') as "oldestAt"
      from pgboss.job
      where name = any(${names}) and state in ('created', 'retry', 'active', 'failed')
      group by name
      order by name`,
  )
