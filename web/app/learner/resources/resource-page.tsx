import { Button, Skeleton, Title } from '@mantine/core'
import type { Resource } from '@sohbet/contract/catalogue/resources'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { isRefusal } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ResourceView } from '../../parts/resource/resource-view.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { Outcome } from '../enrollment/outcome.tsx'
import { learnerPaths } from '../learner-paths.ts'
import { resourceQuery } from './resources.queries.ts'
import styles from './resources.module.css'

/** /learner/resources/{id}: one learning resource. */
export default function ResourcePage() {
  const { t } = useTranslation('resources')
  const { resourceId = '' } = useParams()
  const { data, error, refetch } = useQuery(resourceQuery(resourceId))
  return (
    <>
      <PageTitle>{data?.title ?? t('title')}</PageTitle>
      {data && <OneResource resource={data} onStale={() => void refetch()} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingState>
          <Skeleton height={40} width="70%" />
          <Skeleton height={24} width="50%" />
          <Skeleton height={240} />
        </LoadingState>
      )}
    </>
  )
}

function OneResource({ resource, onStale }: { resource: Resource; onStale: () => void }) {
  const { t } = useTranslation('resources')
  const { title, description, type, level, courseName } = resource
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p className={styles.badges}>
          <StatusBadge tone="neutral">{t(`type.${type}`)}</StatusBadge>
          {level && <StatusBadge tone="neutral">{t('forLevel', { level })}</StatusBadge>}
          {courseName && <StatusBadge tone="neutral">{courseName}</StatusBadge>}
        </p>
        <Title order={1}>{title}</Title>
        {description && <p className={styles.about}>{description}</p>}
      </header>
      <ResourceView resource={resource} onStale={onStale} />
      <Link to={learnerPaths.resources} className={styles.back}>
        {t('all')}
      </Link>
    </article>
  )
}

/** After a refusal it links to the other resources, because a retry would change nothing. */
function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('resources')
  if (!isRefusal(error))
    return <ErrorState title={t('oneFailed')} hint={errorMessage(error)} onRetry={onRetry} />
  return (
    <Outcome title={errorMessage(error, t('oneFailed'))}>
      <p role="alert">{t('missingHint')}</p>
      <Button component={Link} to={learnerPaths.resources}>
        {t('all')}
      </Button>
    </Outcome>
  )
}
