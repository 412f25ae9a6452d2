import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Home } from './home.ts'
import type { Log } from './log.ts'
import { stopTimeout } from './orphan.ts'
import { toolEnvironment } from './run-as.ts'
import { port } from './socket-folder.ts'

export type Postmaster = {
  /** Resolves with the reason when it has ended. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const settings = (socketDir: string) => ({
  listen_addresses: '',
  port,
  unix_socket_directories: socketDir,
  unix_socket_permissions: '0700',
  // Two app processes with a full pool each, plus a person and a job.
  max_connections: 100,
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The app logs refused statements without their values; `log` leaves out errors and keeps crashes.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  jit: 'off',
})

// Test data is thrown away, so nothing is written for crashes, replicas or statistics
const testSettings = {
  // Two test files at once, each with two app processes
  max_connections: 200,
  autovacuum: 'off',
  // Each test file has connections of its own, which run most statements only a few times. Proofs plan as production does.
  ...(process.env['PROOFS'] !== 'full' && { plan_cache_mode: 'force_generic_plan' }),
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}
const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

/** Starts PostgreSQL and waits until it accepts connections. */
export async function startPostmaster(
  { bin, cluster, user }: Home,
  { socketDir, durable, log }: { socketDir: string; durable: boolean; log: Log },
): Promise<Postmaster> {
  const options = { ...settings(socketDir), ...(durable ? durableSettings : testSettings) }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...args], {
    ...user,
    cwd: '/',
    env: toolEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C reaches the terminal's whole process group, but the app needs its database for a graceful stop.
    detached: true,
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  // PostgreSQL ends with this process, except after kill -9.
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))

  const lastLines: string[] = []
  let stopping = false
  const ready = new Promise<true>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > 20) lastLines.shift()
      if (line.includes('ready to accept connections')) resolve(true)
      if (!stopping && /(FATAL|PANIC):/.test(line)) log.warn({ line }, 'PostgreSQL')
    })
  })
  const outcome = await Promise.race([ready, ended])
  if (outcome !== true) {
    throw new Error(`PostgreSQL did not start (${outcome}):\n${lastLines.join('\n')}`)
  }

  return {
    ended,
    async stop() {
      stopping = true
      child.kill('SIGINT') // a fast shutdown: open transactions end, everything is written
      const insist = setTimeout(() => child.kill('SIGQUIT'), stopTimeout)
      await ended
      clearTimeout(insist)
    },
  }
}
