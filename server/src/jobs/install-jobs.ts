import { createRequire } from 'node:module'
import { schoolZone } from '@sohbet/domain/calendar'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import { deadLetterOf, jobNames, jobs, retentionMinutes, retriesOf } from './job-list.ts'

/** Version of the queue's tables in this version of pg-boss. */
export const newestJobsVersion = z
  .object({ schema: z.number() })
  .parse(createRequire(import.meta.url)('pg-boss/version.json')).schema

/**
 * Creates or updates the queue's tables, queues and schedules. Part of migrating; the tables change only under
 * the migration lock.
 */
export async function installJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query<Record<string, unknown>>(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const name of jobNames) {
    const { expireInSeconds, cron } = jobs[name]
    const deadLetter = deadLetterOf(name)
    const options = { ...retriesOf(name), expireInSeconds, retentionMinutes, deadLetter }
    await boss.createQueue(deadLetter)
    // createQueue does nothing for an existing queue, and its options may have changed.
    await boss.createQueue(name, { name, ...options })
    await boss.updateQueue(name, { name, ...options })
    if (cron) await boss.schedule(name, cron, {}, { tz: schoolZone })
    else await boss.unschedule(name)
  }
  for (const { name } of await boss.getSchedules()) {
    // A job of an earlier version
    if (!jobNames.some((known) => known === name)) await boss.unschedule(name)
  }
  // Without it, fetching a job sorts all waiting ones: reminders to a large school are a hundred thousand mails.
  await client.query(
    `create index if not exists job_in_order on pgboss.job (name, priority desc, created_on, id) where state < 'active'`,
  )
  await boss.stop({ graceful: false })
}
