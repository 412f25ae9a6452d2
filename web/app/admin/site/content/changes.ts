import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { isSame, mergeContent } from './merge-content.ts'

/** A field whose value differs: a text, a setting, or a list with other items. */
export type FieldChange = { path: string; before: StoredValue; after: StoredValue }

/** What differs between two contents. Items of lists of the same length are compared place by place. */
export const changesBetween = (
  field: SiteField,
  before: StoredValue,
  after: StoredValue,
  path = '',
): FieldChange[] =>
  mergeContent(field, { seen: before, typed: before, current: after }).changes.flatMap((change) => {
    const [was, is] = [change.before, change.theirs]
    const list = fieldAt(field, change.path)
    const full = [path, change.path].filter(Boolean).join('.')
    if (list?.kind !== 'list' || !Array.isArray(was) || !Array.isArray(is) || was.length !== is.length)
      return [{ path: full, before: was, after: is }]
    if (isMoved(was, is)) return [{ path: full, before: was, after: is }]
    return is.flatMap((item, place) =>
      changesBetween(list.item, was[place] ?? null, item, `${full}.${place}`),
    )
  })

/** Whether both lists have the same items in another order. */
const isMoved = (before: readonly StoredValue[], after: readonly StoredValue[]) =>
  isSame(sorted(before), sorted(after))

const sorted = (items: readonly StoredValue[]) => items.map((item) => JSON.stringify(item)).toSorted()

/** The items that one list has and the other has not. */
export const itemsOnlyIn = (
  items: readonly StoredValue[],
  other: readonly StoredValue[],
): { item: StoredValue; place: number }[] =>
  items.flatMap((item, place) => (other.some((one) => isSame(one, item)) ? [] : [{ item, place }]))

/** The field of a path; of a text in both languages also by its language. */
export function fieldAt(field: SiteField, path: string): SiteField | undefined {
  if (path === '') return field
  const [key = '', ...rest] = path.split('.')
  if (field.kind === 'group') {
    const inner = field.fields[key]
    return inner && fieldAt(inner, rest.join('.'))
  }
  if (field.kind === 'list') return fieldAt(field.item, rest.join('.'))
  return 'isOptional' in field ? field : undefined
}

const shownLength = 90
/** Words before a difference, so that the reader finds the place. */
const contextLength = 24

const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Two texts from shortly before the place where they begin to differ. */
export function shortened(before: string, after: string): [before: string, after: string] {
  const [was, is] = [withoutTags(before), withoutTags(after)]
  let same = 0
  while (same < Math.min(was.length, is.length) && was[same] === is[same]) same += 1
  const isLong = Math.max(was.length, is.length) > shownLength
  const start = isLong && same > contextLength ? was.lastIndexOf(' ', same - contextLength) + 1 : 0
  return [part(was, start), part(is, start)]
}

function part(text: string, start: number): string {
  const end = start + shownLength
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${text.length > end ? ' …' : ''}`
}
