import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { PlainTable } from '../../ui/list/plain-table.tsx'
import { HomeBar } from '../settings/home-bar.tsx'
import { sitePagesQuery } from './site.queries.ts'
import { useSiteColumns } from './use-site-columns.tsx'
import styles from './site.module.css'

export const clientLoader = () => loadTexts('site')

/** /admin/site: the pages of the public site, and which of them have a draft. */
export default function SitePage() {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useQuery(sitePagesQuery)
  const columns = useSiteColumns()
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div>
        <Title order={1} data-work>
          {t('title')}
        </Title>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {error && (
        <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && <LoadingState lines={12} />}
      {data && <PlainTable label={t('title')} columns={columns} rows={data} rowId={({ page }) => page} />}
      <HomeBar />
    </div>
  )
}
