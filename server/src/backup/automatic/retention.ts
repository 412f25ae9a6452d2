import { timeOfArchive } from '../archive/archive.ts'

type Known = {
  name: string
  /** When a verification last restored it. */
  verifiedAt: Date | null
  /** Whether its last verification failed. */
  isBad: boolean
}

type Retention = { names: readonly string[]; known: readonly Known[]; keepDays: number; now: Date }

/**
 * The archives to delete: those older than `keepDays`, except the newest one that is not known to be bad and the
 * newest verified one. So the last good backup stays, however old it is.
 */
export function archivesToDelete({ names, known, keepDays, now }: Retention): string[] {
  const newestFirst = names.toSorted((one, other) => timeMs(other) - timeMs(one))
  const about = (name: string) => known.find((backup) => backup.name === name)
  const kept = new Set([
    newestFirst.at(0),
    newestFirst.find((name) => !about(name)?.isBad),
    newestFirst.find((name) => about(name)?.verifiedAt && !about(name)?.isBad),
  ])
  const before = now.getTime() - keepDays * 86_400_000
  return newestFirst.filter((name) => timeMs(name) < before && !kept.has(name))
}

const timeMs = (name: string) => timeOfArchive(name)?.getTime() ?? Number.POSITIVE_INFINITY
