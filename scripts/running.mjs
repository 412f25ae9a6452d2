import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The app that runs on this data folder, if any: the short form of server/src/db/running.ts, for the moment
 * before anything is built. The server looks again, more carefully, when it starts.
 */
export function findRunning(dataDir) {
  const note = readIfThere(join(dataDir, 'running.json'))
  try {
    const { pid, start, url } = JSON.parse(note)
    process.kill(pid, 0)
    const now = processStart(pid)
    return now === undefined || start === undefined || now === start ? { pid, url } : undefined
  } catch {
    return undefined
  }
}

function processStart(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const boot = readIfThere('/proc/sys/kernel/random/boot_id').trim()
  return fields[19] && `${boot}/${fields[19]}`
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
