import type PgBoss from 'pg-boss'
import type { Log } from '../db/embedded/log.ts'
import { deadLetterOf, payloads, traces, type Handlers, type JobName } from './job-list.ts'

/** `given_up`: it failed for the last time. */
export type OnEnd = (name: JobName, outcome: 'done' | 'failed' | 'given_up') => void

type Running = { boss: PgBoss; handlers: Handlers; log: Log; onEnd?: OnEnd }

/**
 * Runs the oldest waiting job of a queue; false when there is none. A finished job is deleted at once, because a
 * mail contains codes and links. The job of a dead worker goes to another worker after a while.
 */
export async function runNextJob({ boss, handlers, log, onEnd }: Running, name: JobName): Promise<boolean> {
  const [job] = await boss.fetch<unknown>(name)
  if (!job) return false
  try {
    await run(name, handlers[name], job.data)
  } catch (err) {
    log.warn({ err, job: name, id: job.id }, 'A job failed')
    onEnd?.(name, 'failed')
    await boss.fail(name, job.id, { message: err instanceof Error ? err.name : 'Error', id: job.id })
    return true
  }
  onEnd?.(name, 'done')
  await boss.deleteJob(name, job.id)
  return true
}

/** Generic, so that the payload has the handler's type. */
const run = <Name extends JobName>(name: Name, handle: Handlers[Name], data: unknown) =>
  handle(payloads[name].parse(data))

function traceOf<Name extends JobName>(name: Name, trace: (typeof traces)[Name], data: unknown): object {
  const payload = payloads[name].safeParse(data)
  return (payload.success && trace?.(payload.data)) || {}
}

/** Logs a job that failed for the last time, and deletes it. */
export async function buryDeadJob(
  { boss, log, onEnd }: Omit<Running, 'handlers'>,
  name: JobName,
): Promise<boolean> {
  const queue = deadLetterOf(name)
  const [job] = await boss.fetch<unknown>(queue, { includeMetadata: true })
  if (!job) return false
  log.error({ job: name, ...traceOf(name, traces[name], job.data), reason: job.output }, 'A job was given up')
  onEnd?.(name, 'given_up')
  await boss.deleteJob(queue, job.id)
  return true
}
