import type { Change } from '@sohbet/contract/core/change-log'
import type { EditedField } from '../../ui/form/merge-edits.ts'

type Named = { title?: unknown }
type Edit = { seen: Named; current: Named; changes: readonly EditedField[] }

/** A value as the change log writes it. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The change log names a part of a field by both: `announcement.tr` is `announcementTr`. */
const loggedValues = ({ field, after }: EditedField): [field: string, value: unknown][] =>
  typeof after === 'object' && after !== null
    ? Object.entries(after).map(([part, value]) => [
        `${field}${part.charAt(0).toUpperCase()}${part.slice(1)}`,
        value,
      ])
    : [[field, after]]

/**
 * The newest entry of the log that gave this record one of its new values. An area of the log covers several records,
 * so entries of other records do not count. Undefined when the log cannot tell.
 */
export function findAuthor(log: readonly Change[], { seen, current, changes }: Edit): Change | undefined {
  const names = new Set([seen.title ?? '', current.title ?? ''])
  const values = changes.flatMap(loggedValues)
  return log.find(
    ({ kind, subject, field, after }) =>
      kind === 'changed' &&
      names.has(subject) &&
      values.some(([name, value]) => name === field && inWords(value) === after),
  )
}
