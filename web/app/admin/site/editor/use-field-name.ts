import type { SitePageName } from '@sohbet/contract/site/site-pages'
import { useTranslation } from 'react-i18next'
import { isBelow } from '../content/content-path.ts'
import { sectionsOf } from '../content/sections.ts'
import { useLabels } from '../content/use-labels.ts'

/** Names a field of a page with its section, its item and its language. */
export function useFieldName(page: SitePageName) {
  const { t } = useTranslation('site')
  const { labelOf } = useLabels(page)
  return (path: string): string => {
    const language = /\.(tr|en)$/.exec(path)?.[1]
    const plain = language ? path.slice(0, -3) : path
    const keys = plain.split('.')
    const section = sectionsOf(page).find(({ entries }) => entries.some((entry) => isBelow(path, entry.path)))
    const first = section?.key
    const start = first === 'search' || first === 'small' ? t(`sections.${first}`) : labelOf(first ?? plain)
    // Items of lists by number
    const items = keys.flatMap((key, place) =>
      /^\d+$/.test(key) && place < keys.length - 1 ? [labelOf(keys.slice(0, place + 1).join('.'))] : [],
    )
    const name = [...new Set([start, ...items, labelOf(plain)])].join(' › ')
    if (language !== 'tr' && language !== 'en') return name
    return t('nameOf', { label: name, language: t(`languages.${language}`) })
  }
}
