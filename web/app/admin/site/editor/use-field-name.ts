import type { SitePageName } from '@sohbet/contract/site/site-pages'
import { useTranslation } from '../../../texts/use-translation.ts'
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
    // Groups and items between the section and the field, such as a plan
    const depth = first !== undefined && isBelow(path, first) ? first.split('.').length : 1
    const around = keys.flatMap((_, place) => {
      const isInside = place >= depth && place < keys.length - 1 && !/^\d+$/.test(keys[place + 1] ?? '')
      return isInside ? [labelOf(keys.slice(0, place + 1).join('.'))] : []
    })
    const name = [...new Set([start, ...around, labelOf(plain)])].join(' › ')
    if (language !== 'tr' && language !== 'en') return name
    return t('nameOf', { label: name, language: t(`languages.${language}`) })
  }
}
