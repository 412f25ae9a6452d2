import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { isGroup, isInBoth } from '@sohbet/contract/site/site-values'

const letters: Readonly<Record<string, string>> = { ı: 'i', ğ: 'g', ş: 's', ç: 'c', ö: 'o', ü: 'u' }
const maxLength = 50

const slug = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll(/[ığşçöü]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '')

/** Gives new items of lists the end of their address on the page, made of their first text. */
export function withAnchors(field: SiteField, value: StoredValue): StoredValue {
  if (field.kind === 'group' && isGroup(value))
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [name, withAnchors(inner, value[name] ?? null)]),
    )
  if (field.kind !== 'list' || !Array.isArray(value)) return value
  const items = value.map((item) => withAnchors(field.item, item))
  const { item } = field
  if (item.kind !== 'group' || item.fields['id']?.kind !== 'anchor') return items
  const taken = new Set(items.map((one) => (isGroup(one) ? one['id'] : '')))
  return items.map((one) => {
    if (!isGroup(one) || one['id'] !== '') return one
    const anchor = freeAnchor(slug(firstText(one)) || 'part', taken)
    taken.add(anchor)
    return { ...one, id: anchor }
  })
}

const firstText = (item: { [name: string]: StoredValue }): string => {
  const text = Object.values(item).find((value) => isInBoth(value))
  return isInBoth(text) ? text.en || text.tr : ''
}

function freeAnchor(wanted: string, taken: ReadonlySet<StoredValue | undefined>): string {
  let anchor = wanted
  for (let number = 2; taken.has(anchor); number++) anchor = `${wanted}-${number}`
  return anchor
}
