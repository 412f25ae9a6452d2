import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '../embedded/cannot-start.ts'
import type { Log } from '../embedded/log.ts'
import { connectionProblem } from './connection-problem.ts'

export type Patience = {
  /** How long to wait for a server that is away; commands do not wait. */
  waitSeconds?: number | undefined
  stopRequested?: AbortSignal | undefined
}

/** Returns when the server takes a connection; else throws the reason as one sentence. */
export async function reachServer(
  url: string,
  { waitSeconds = 0, stopRequested, log, pauseMs = 1000 }: Patience & { log: Log; pauseMs?: number },
): Promise<void> {
  const end = performance.now() + waitSeconds * 1000
  let isWaiting = false
  for (;;) {
    const error = await tryToConnect(url)
    if (error === undefined) return
    const problem = connectionProblem(error, url)
    if (!problem) throw error
    const isOver = performance.now() + pauseMs > end || stopRequested?.aborted
    if (!problem.mayPass || isOver) throw new CannotStart(problem.sentence)
    if (!isWaiting) log.warn({ waitSeconds }, `Waiting for the database: ${problem.sentence}`)
    isWaiting = true
    await delay(pauseMs, undefined, { signal: stopRequested }).catch(() => undefined)
  }
}

async function tryToConnect(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}
