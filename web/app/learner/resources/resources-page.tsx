import { Skeleton, Title } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { listOwnResources } from '@sohbet/contract/catalogue/resources'
import { resourceTypes, type ResourceType } from '@sohbet/domain/resource/type'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { ResourceIcon } from '../../parts/resource/resource-icon.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { resourcePath } from '../learner-paths.ts'
import { resourcesQuery } from './resources.queries.ts'
import styles from './resources.module.css'

type OwnResource = Reply<typeof listOwnResources>[number]

/** /learner/resources: all learning resources of the learner. */
export default function ResourcesPage() {
  const { t } = useTranslation('resources')
  const { data, error, refetch } = useQuery(resourcesQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.header}>
        <Title order={1}>{t('title')}</Title>
        <p className={styles.about}>{t('intro')}</p>
      </header>
      {data && <Filtered resources={data} />}
      {!data && error && (
        <ErrorState title={t('listFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <LoadingState>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} height={84} />
          ))}
        </LoadingState>
      )}
    </div>
  )
}

function useType(): [ResourceType | undefined, (type: string) => void] {
  const [params, setParams] = useSearchParams()
  const type = resourceTypes.find((one) => one === params.get('type'))
  return [type, (wanted) => setParams(wanted ? { type: wanted } : {}, { preventScrollReset: true })]
}

function Filtered({ resources }: { resources: readonly OwnResource[] }) {
  const { t } = useTranslation('resources')
  const [type, setType] = useType()
  const shown = type ? resources.filter((one) => one.type === type) : resources
  if (resources.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />
  return (
    <>
      <SelectBox
        className={styles.filter}
        label={t('filter')}
        value={type ?? ''}
        onChange={({ currentTarget }) => setType(currentTarget.value)}
        data={[
          { value: '', label: t('allTypes') },
          ...resourceTypes.map((one) => ({ value: one, label: t(`type.${one}`) })),
        ]}
      />
      {shown.length === 0 && <EmptyState title={t('noneOfType')} />}
      <ul className={styles.list}>
        {shown.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} />
        ))}
      </ul>
    </>
  )
}

function ResourceCard({
  resource: { id, title, description, type, level, courseName },
}: {
  resource: OwnResource
}) {
  const { t } = useTranslation('resources')
  return (
    <li className={styles.card}>
      <ResourceIcon type={type} />
      <div>
        <h2>
          <Link to={resourcePath(id)} className={styles.whole}>
            {title}
          </Link>
        </h2>
        {description && <p>{description}</p>}
        <p className={styles.badges}>
          <StatusBadge tone="neutral">{t(`type.${type}`)}</StatusBadge>
          {level && <StatusBadge tone="neutral">{t('forLevel', { level })}</StatusBadge>}
          {courseName && <StatusBadge tone="neutral">{courseName}</StatusBadge>}
        </p>
      </div>
    </li>
  )
}
