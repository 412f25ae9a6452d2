import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { isGroup, isInBoth } from '@sohbet/contract/site/site-values'

export type ContentChange = {
  path: string
  before: StoredValue
  theirs: StoredValue
  /** The value that the user has typed; it stays. */
  yours?: StoredValue
}

type Versions = { seen: StoredValue; typed: StoredValue; current: StoredValue }

export const isSame = (one: StoredValue | undefined, other: StoredValue | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges what is typed with content that was saved after the editor had shown `seen`. A text that the user left alone
 * takes its current value. A list is one value, unless each place has an item of the same anchor in all versions: an
 * item without an anchor may be another item that was moved there.
 */
export function mergeContent(
  field: SiteField,
  { seen, typed, current }: Versions,
  path = '',
): { merged: StoredValue; changes: ContentChange[] } {
  const parts = partsOf(field, [seen, typed, current])
  if (!parts) {
    const isTyped = !isSame(typed, seen)
    const merged = isTyped ? typed : current
    if (isSame(seen, current)) return { merged, changes: [] }
    const yours = isTyped && !isSame(typed, current) ? { yours: typed } : {}
    return { merged, changes: [{ path, before: seen, theirs: current, ...yours }] }
  }
  const results = parts.map(([key, inner]) => {
    const versions = { seen: at(seen, key), typed: at(typed, key), current: at(current, key) }
    return [key, mergeContent(inner, versions, path ? `${path}.${key}` : key)] as const
  })
  const merged = results.map(([key, result]) => [key, result.merged] as const)
  return {
    merged: Array.isArray(current) ? merged.map(([, value]) => value) : Object.fromEntries(merged),
    changes: results.flatMap(([, { changes }]) => changes),
  }
}

/** What can be compared separately: fields of a group, items with the same anchors, the languages of a text. */
function partsOf(field: SiteField, versions: StoredValue[]): [key: string, field: SiteField][] | undefined {
  if (field.kind === 'group' && versions.every(isGroup)) return Object.entries(field.fields)
  if (field.kind === 'list') {
    const [anchors, ...others] = versions.map(anchorsOf)
    if (!anchors || others.some((other) => !isSame(other, anchors))) return undefined
    return anchors.map((_, place) => [String(place), field.item])
  }
  if ('isOptional' in field && versions.every(isInBoth))
    // In the order in which they are stored, so that equal contents are equal texts
    return ['tr', 'en'].map((language) => [language, { kind: 'name', max: field.max }])
  return undefined
}

/** The anchors of a list's items; undefined when an item has none. */
function anchorsOf(value: StoredValue): StoredValue[] | undefined {
  if (!Array.isArray(value)) return undefined
  const anchors = value.map((item) => (isGroup(item) ? (item['id'] ?? null) : null))
  return anchors.every((anchor) => typeof anchor === 'string' && anchor !== '') ? anchors : undefined
}

const at = (value: StoredValue, key: string): StoredValue =>
  (Array.isArray(value) ? value[Number(key)] : isGroup(value) ? value[key] : null) ?? null
