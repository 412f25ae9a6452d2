import type { SitePageOverview } from '@sohbet/contract/site/site'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import type { PlainColumns } from '../../ui/list/plain-table.tsx'
import { sitePagePath } from '../admin-paths.ts'
import { GapCount } from './fields/gap-count.tsx'
import { PageState } from './page-state.tsx'
import styles from './site.module.css'

export function useSiteColumns(): PlainColumns<SitePageOverview> {
  const { t } = useTranslation('site')
  return [
    {
      id: 'page',
      header: t('column.page'),
      cell: ({ page }) => (
        <Link className={styles.name} to={sitePagePath(page)}>
          {t(`pages.${page}`)}
        </Link>
      ),
    },
    { id: 'state', header: t('column.state'), cell: (page) => <PageState page={page} /> },
    {
      id: 'gaps',
      header: t('column.gaps'),
      cell: ({ gapCount }) => (gapCount > 0 ? <GapCount count={gapCount} /> : t('noGaps')),
    },
  ]
}
