import { Button } from '@mantine/core'
import { sitePageNames, type SitePageName } from '@sohbet/contract/site/site-pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { useCrumbName } from '../../shell/navigation/crumb-names.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { adminPaths } from '../admin-paths.ts'
import { SiteEditor } from './editor/editor.tsx'
import { sitePageQuery } from './site.queries.ts'

export const clientLoader = () => loadTexts('site')

/** /admin/site/:page: the editor of a page of the public site. */
export default function EditSitePage() {
  const { page = '' } = useParams()
  const known = sitePageNames.find((name) => name === page)
  return known ? <LoadedPage key={known} page={known} /> : <UnknownPage />
}

function LoadedPage({ page }: { page: SitePageName }) {
  const { t } = useTranslation('site')
  const name = t(`pages.${page}`)
  useCrumbName(page, name)
  const { data, error, refetch, isFetchedAfterMount } = useQuery(sitePageQuery(page))
  return (
    <>
      <PageTitle>{name}</PageTitle>
      {error && !data && (
        <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!error && !isFetchedAfterMount && <LoadingState lines={14} />}
      {data && isFetchedAfterMount && <SiteEditor initial={data} />}
    </>
  )
}

function UnknownPage() {
  const { t } = useTranslation('site')
  return (
    <div role="alert">
      <PageTitle>{t('missing')}</PageTitle>
      <EmptyState
        drawing="stop"
        title={t('missing')}
        hint={t('missingHint')}
        action={
          <Button component={Link} to={adminPaths.site} variant="default">
            {t('backToList')}
          </Button>
        }
      />
    </div>
  )
}
