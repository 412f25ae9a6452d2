import { readFileSync } from 'node:fs'

/** Who holds something. `start` tells a process from a later one with the same number. */
export type Living = { pid: number; start?: string | undefined }

/** When a process began, in the kernel's own words; undefined where there is no /proc or no such process. */
export function processStart(pid: number): string | undefined {
  const stat = procStat(pid)
  return stat && `${bootId()}/${stat.start}`
}

export function isAlive({ pid, start }: Living): boolean {
  const stat = procStat(pid)
  // A killed process that nobody has reaped yet still answers signals.
  if (stat?.state === 'Z') return false
  if (stat && start !== undefined) return `${bootId()}/${stat.start}` === start
  return answersSignals(pid)
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function procStat(pid: number): { state: string; start: string } | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`)
  // The program's name stands in brackets and may hold anything, so we count from its end.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, start] = [fields?.[0], fields?.[19]]
  return state !== undefined && start !== undefined ? { state, start } : undefined
}

const bootId = () => readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? ''

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
