import type { Language } from '@sohbet/domain/language'
import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import type { SitePageName } from '@sohbet/contract/site/site-pages'
import { isGroup, isInBoth } from '@sohbet/contract/site/site-values'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'

/** The ends of a path by which a field may be named, the longest first. Places of items do not count. */
export function labelKeys(page: SitePageName, path: string): string[] {
  const names = [page, ...path.split('.')].filter((key) => !/^\d+$/.test(key))
  return names.map((_, start) => names.slice(start).join('-'))
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').trim()

/** Names of fields and items in the user's language. */
export function useLabels(page: SitePageName) {
  const { t } = useTranslation(['siteFields', 'site'])
  const language = useLanguage()
  const optionOf = (option: string) => t(`option.${option}`, { defaultValue: option })
  const labelOf = (path: string): string => {
    let label = ''
    for (const key of labelKeys(page, path).toReversed()) label = t(`field.${key}`, { defaultValue: label })
    const place = /\.(\d+)$/.exec(path)?.[1]
    return place === undefined ? label : `${label} ${Number(place) + 1}`
  }
  /** An item is named by its first line, else by its choice, else by its first text. */
  const itemName = (field: SiteField, item: StoredValue, place: number): string => {
    const parts =
      field.kind === 'group' && isGroup(item) ? partsOf(field.fields, item) : [[field, item] as const]
    const textOf = (kinds: readonly string[]) => {
      for (const [inner, value] of parts)
        if (kinds.includes(inner.kind)) {
          const text =
            inner.kind === 'choice'
              ? optionOf(typeof value === 'string' ? value : '')
              : wordsOf(value, language)
          if (text !== '') return text
        }
      return undefined
    }
    return (
      textOf(['line', 'name']) ??
      textOf(['choice']) ??
      textOf(['text', 'rich']) ??
      t('site:list.item', { place: place + 1 })
    )
  }
  return { labelOf, optionOf, itemName }
}

const partsOf = (fields: { [name: string]: SiteField }, item: { [name: string]: StoredValue }) =>
  Object.entries(fields).map(([name, field]) => [field, item[name] ?? ''] as const)

function wordsOf(value: StoredValue, language: Language): string {
  if (typeof value === 'string') return withoutTags(value)
  if (!isInBoth(value)) return ''
  return withoutTags(value[language]) || withoutTags(value.tr) || withoutTags(value.en)
}
