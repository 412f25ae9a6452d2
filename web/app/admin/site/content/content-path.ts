import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { isGroup } from '@sohbet/contract/site/site-values'

// A path is the names of fields and the places of items, joined by dots: 'faq.questions.0.answer'

export const isBelow = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}.`)

export function valueAt(content: StoredValue, path: string): StoredValue | undefined {
  let value: StoredValue | undefined = content
  for (const key of path.split('.'))
    value = Array.isArray(value) ? value[Number(key)] : isGroup(value) ? value[key] : undefined
  return value
}

/** The content with another value at a path. Parts that do not change stay the same objects. */
export function withValue(content: StoredValue, path: string, value: StoredValue): StoredValue {
  const [key = '', ...rest] = path.split('.')
  const changed = (inner: StoredValue | undefined) =>
    rest.length === 0 ? value : withValue(inner ?? null, rest.join('.'), value)
  if (Array.isArray(content)) return content.with(Number(key), changed(content[Number(key)]))
  return isGroup(content) ? { ...content, [key]: changed(content[key]) } : content
}

/** The paths of the groups and lists around a path, and the path itself. */
export const pathsTo = (path: string): string[] =>
  path.split('.').map((_, end, keys) => keys.slice(0, end + 1).join('.'))

/** Entries by path after items of a list were moved or removed; `placeOf` is the new place of an item, if it has one. */
export const movedPaths = <Value>(
  entries: Readonly<Record<string, Value>>,
  list: string,
  placeOf: (place: number) => number | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([path, value]) => {
      // What is said of the list itself no longer holds
      if (path === list) return []
      if (!path.startsWith(`${list}.`)) return [[path, value]]
      const [place = '', ...rest] = path.slice(list.length + 1).split('.')
      const moved = placeOf(Number(place))
      return moved === undefined ? [] : [[[list, moved, ...rest].join('.'), value]]
    }),
  )
