import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const enough = 4 * 2 ** 30

/** Creates a folder for temporary files, in memory if there is enough. It is deleted when this process exits. */
export function scratchFolder() {
  const folder = mkdtempSync(join(hasEnoughMemory() ? memory : tmpdir(), 'sohbet-'))
  chmodSync(folder, 0o1777) // like /tmp: under root, PostgreSQL runs as another user
  process.once('exit', () => removeQuietly(folder))
  // Without a handler Ctrl-C ends this process before its exit event
  for (const signal of ['SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}

/** Retries, because child processes may still be writing. */
function removeQuietly(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  } catch {
    // Left-over files are not worth a failure
  }
}

function hasEnoughMemory() {
  try {
    accessSync(memory, constants.W_OK)
    // The tests also copy PostgreSQL there and start it
    if (/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'))) return false
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) > enough
  } catch {
    return false // the system has no such folder
  }
}
