import type { SitePageOverview } from '@sohbet/contract/site/site'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatDateTime } from '../../ui/format.ts'
import styles from './site.module.css'

type Props = {
  page: Omit<SitePageOverview, 'gapCount'>
  /** Says what a page without versions means. */
  isExplained?: boolean
}

/** Draft, version or first texts, with who and when. */
export function PageState({ page, isExplained = false }: Props) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const { isDraft, editedBy, editedAt, version, publishedBy, publishedAt } = page
  const said = (key: 'draftBy' | 'publishedBy', name: string | null, time: string | null) =>
    time && t(`state.${key}`, { name: name ?? t('state.someone'), time: formatDateTime(time, language) })
  return (
    <span className={styles.state}>
      {isDraft && (
        <span>
          <StatusBadge tone="warning">{t('state.draft')}</StatusBadge> {said('draftBy', editedBy, editedAt)}
        </span>
      )}
      {version > 0 ? (
        <span>
          <StatusBadge tone="good">{t('state.published', { version })}</StatusBadge>{' '}
          {said('publishedBy', publishedBy, publishedAt)}
        </span>
      ) : (
        <span>
          <StatusBadge tone="neutral">{t('state.first')}</StatusBadge>{' '}
          {isExplained && !isDraft && t('state.firstHint')}
        </span>
      )}
    </span>
  )
}
