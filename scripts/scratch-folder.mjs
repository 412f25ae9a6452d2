import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const plenty = 4 * 2 ** 30

/** A folder for this process and those it starts, gone with it; in memory, where there is plenty. */
export function scratchFolder() {
  const folder = mkdtempSync(join(hasPlentyOfMemory() ? memory : tmpdir(), 'sohbet-'))
  chmodSync(folder, 0o1777) // as the system's own: as root, PostgreSQL runs as somebody else
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasPlentyOfMemory() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem()) > plenty
  } catch {
    return false // not every system has such a folder
  }
}
