type Values = Record<string, unknown>

export type EditedField = {
  field: string
  before: unknown
  after: unknown
  /** The value in the form. */
  typed: unknown
  /** The user has typed another value, which stays. */
  isTyped: boolean
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges the typed values with a record that was changed after the form had shown it. A field that the user left
 * alone takes the current value; a typed value stays. Returns what changed since `seen`.
 */
export function mergeEdits<V extends Values>({ seen, typed, current }: { seen: V; typed: V; current: V }) {
  const fields = Object.keys(current)
  const isTyped = (field: string) => !isSame(typed[field], seen[field])
  const kept = fields.filter((field) => isTyped(field)).map((field) => [field, typed[field]])
  const changes: EditedField[] = fields
    .filter((field) => !isSame(seen[field], current[field]))
    .map((field) => ({
      field,
      before: seen[field],
      after: current[field],
      typed: typed[field],
      isTyped: isTyped(field),
    }))
  return { merged: { ...typed, ...current, ...Object.fromEntries(kept) }, changes }
}
