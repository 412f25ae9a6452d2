import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const plenty = 4 * 2 ** 30

/** A folder for this process and those it starts, gone with it; in memory, where there is plenty. */
export function scratchFolder() {
  const folder = mkdtempSync(join(hasPlentyOfMemory() ? memory : tmpdir(), 'sohbet-'))
  chmodSync(folder, 0o1777) // as the system's own: as root, PostgreSQL runs as somebody else
  process.once('exit', () => removeQuietly(folder))
  // Ctrl-C would end this process without its exit
  for (const signal of ['SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}

/** Those it started may still be writing, for a moment. */
function removeQuietly(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  } catch {
    // What is left is not worth a failure
  }
}

function hasPlentyOfMemory() {
  try {
    accessSync(memory, constants.W_OK)
    // PostgreSQL is copied and started from there, too
    if (/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'))) return false
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) > plenty
  } catch {
    return false // not every system has such a folder
  }
}
