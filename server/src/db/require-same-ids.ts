import { AppError } from '../errors/app-error.ts'

/** Returns the ids in the given order. Throws STATE_CHANGED unless they match the current rows exactly. */
export function requireSameIds(named: readonly string[], rows: readonly { id: string }[]): readonly string[] {
  const isSame =
    named.length === rows.length &&
    new Set(named).size === named.length &&
    new Set([...named, ...rows.map(({ id }) => id)]).size === rows.length
  if (!isSame) throw new AppError('STATE_CHANGED')
  return named
}
