import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Longest fast shutdown before SIGKILL. */
export const stopTimeout = 20_000

/** The PostgreSQL that runs on this cluster, if any: a left-over pid file proves nothing. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const pid = Number((await readPidFile(cluster)).split('\n')[0])
  return pid > 0 && isPostgresOf(pid, cluster) ? pid : undefined
}

/**
 * A killed app leaves its PostgreSQL running. Only a child process can be watched, so stop it and start our own.
 */
export async function stopOrphan(cluster: string, log: Log): Promise<void> {
  const pid = await findPostmaster(cluster)
  if (pid !== undefined) {
    log.warn({ postgresPid: pid }, 'Stopping the PostgreSQL that an earlier, killed run left behind')
    await stop(pid, cluster)
  }
  await claimPidFile(cluster)
}

async function stop(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    if (await isGone(pid, cluster)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) on ${cluster} does not stop`)
}

/**
 * PostgreSQL does not start while any process has the pid in the file of a killed one, except its own parent's
 * pid, so write ours. The rest stays, because PostgreSQL uses it to find processes that still hold the old shared
 * memory.
 */
async function claimPidFile(cluster: string): Promise<void> {
  const [pid, ...rest] = (await readPidFile(cluster)).split('\n')
  if (pid) await writeFile(pidFileOf(cluster), [process.pid, ...rest].join('\n'))
}

const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid')
const readPidFile = (cluster: string) => readFile(pidFileOf(cluster), 'utf8').catch(() => '')

async function isGone(pid: number, cluster: string): Promise<boolean> {
  const end = performance.now() + stopTimeout
  while (performance.now() < end) {
    if (!isPostgresOf(pid, cluster)) return true
    await delay(10)
  }
  return false
}

function isPostgresOf(pid: number, cluster: string): boolean {
  const args = commandLine(pid)
  return args !== undefined && args.includes('postgres') && args.includes(cluster)
}

function commandLine(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}
