import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { JobName } from '../../jobs/job-list.ts'
import type { OnEnd } from '../../jobs/run-next-job.ts'

/** In seconds; p95 of a usual call is below the third. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Call = { method: string; route: string; status: number; seconds: number | null }
type JobOutcome = Parameters<OnEnd>[1]

const mailOutcomes: Record<JobOutcome, string> = { done: 'sent', failed: 'failed', given_up: 'given_up' }

export type Metrics = ReturnType<typeof createMetrics>

/**
 * The metrics of this process. Labels have few values and nothing personal: a route is a template, never a URL.
 * `ofProcess` adds memory, processor and event loop.
 */
export function createMetrics({ ofProcess = false } = {}) {
  const registry = new Registry()
  const registers = [registry]
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, without event streams',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const jobs = new Counter({
    name: 'sohbet_jobs_total',
    help: 'Jobs that this process ran, by outcome',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const mails = new Counter({
    name: 'sohbet_mails_total',
    help: 'Mails that this process sent, failed to send, or gave up',
    labelNames: ['outcome'],
    registers,
  })
  return {
    registry,
    /** A gauge that is set when the metrics are read. */
    gauge: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers }),
    countCall({ method, route, status, seconds }: Call) {
      calls.inc({ method, route, status })
      if (seconds !== null) durations.observe({ method, route }, seconds)
    },
    countJob: (job: JobName, outcome: JobOutcome) => {
      jobs.inc({ job, outcome })
      if (job === 'send-mail') mails.inc({ outcome: mailOutcomes[outcome] })
    },
  }
}
