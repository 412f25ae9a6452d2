import { AppError } from '../errors/app-error.ts'

/**
 * The ids in the order they were named. Whoever does not name exactly those that there are, each once, has an old list
 * before them.
 */
export function requireSameIds(named: readonly string[], rows: readonly { id: string }[]): readonly string[] {
  const isSame =
    named.length === rows.length &&
    new Set(named).size === named.length &&
    new Set([...named, ...rows.map(({ id }) => id)]).size === rows.length
  if (!isSame) throw new AppError('STATE_CHANGED')
  return named
}
