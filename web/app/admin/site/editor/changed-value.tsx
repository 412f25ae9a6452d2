import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { sitePages, type SitePageName } from '@sohbet/contract/site/site-pages'
import { useTranslation } from '../../../texts/use-translation.ts'
import { fieldAt, itemsOnlyIn, shortened, type FieldChange } from '../content/changes.ts'
import { useLabels } from '../content/use-labels.ts'
import styles from './dialogs.module.css'

/** What a change does: the old value and the new one, or the items that a list loses and gets. */
export function ChangedValue({ page, ...change }: FieldChange & { page: SitePageName }) {
  const { path, before, after } = change
  if (Array.isArray(before) && Array.isArray(after))
    return <ChangedList page={page} path={path} before={before} after={after} />
  return <ChangedText page={page} {...change} />
}

function ChangedText({ page, path, before, after }: FieldChange & { page: SitePageName }) {
  const { t } = useTranslation('site')
  const wordsOf = useValueWords(page, path)
  const [was, is] = shortened(wordsOf(before), wordsOf(after))
  if (was === is) return <p className={styles.value}>{t(isFile(before) ? 'change.file' : 'change.format')}</p>
  return (
    <p className={styles.value}>
      <del>{was}</del> <span aria-hidden>→</span> <ins>{is}</ins>
    </p>
  )
}

const isFile = (value: StoredValue) => typeof value === 'string' && value.startsWith('/')

/** A value in words of the user's language. */
export function useValueWords(page: SitePageName, path: string) {
  const { t } = useTranslation(['site', 'ui'])
  const { optionOf } = useLabels(page)
  const field = fieldAt(sitePages[page], path)
  return (value: StoredValue): string => {
    if (value === null || value === '') return t('change.empty')
    if (typeof value === 'boolean') return t(value ? 'ui:switch.on' : 'ui:switch.off')
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') return ''
    if (field?.kind === 'choice') return optionOf(value)
    return isFile(value) ? t('change.aFile') : value
  }
}

type ListProps = { page: SitePageName; path: string; before: StoredValue[]; after: StoredValue[] }

function ChangedList({ page, path, before, after }: ListProps) {
  const { t } = useTranslation('site')
  const { itemName } = useLabels(page)
  const field = fieldAt(sitePages[page], path)
  if (field?.kind !== 'list') return null
  const namesOf = (items: ReturnType<typeof itemsOnlyIn>) =>
    items.map(({ item, place }) => shortened('', itemName(field.item, item, place))[1]).join(' · ')
  const [removed, added] = [itemsOnlyIn(before, after), itemsOnlyIn(after, before)]
  return (
    <p className={styles.value}>
      {removed.length > 0 && (
        <>
          <span>{t('change.removed')}</span> <del>{namesOf(removed)}</del>{' '}
        </>
      )}
      {added.length > 0 && (
        <>
          <span>{t('change.added')}</span> <ins>{namesOf(added)}</ins>
        </>
      )}
      {removed.length + added.length === 0 && t('change.order')}
    </p>
  )
}
