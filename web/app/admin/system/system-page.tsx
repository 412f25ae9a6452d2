import '@mantine/core/styles/Skeleton.css'
import { Skeleton, Title } from '@mantine/core'
import type { System } from '@sohbet/contract/core/system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { FiguresAge } from '../../parts/figures/figures-age.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { Backups } from './backups.tsx'
import { Queues } from './queues.tsx'
import { Services } from './services.tsx'
import { Storage } from './storage.tsx'
import styles from './system.module.css'
import { systemQuery } from './system.queries.ts'
import { Troubles } from './troubles.tsx'
import { Versions } from './versions.tsx'

export const clientLoader = () => loadTexts('system')

/** /admin/system: whether everything works, for the person who runs the machine. */
export default function SystemPage() {
  const { t } = useTranslation('system')
  const { data, error, isFetching, refetch } = useQuery(systemQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.head}>
        <Title order={1} data-work>
          {t('title')}
        </Title>
        {data && <FiguresAge moment={data.readAt} isLoading={isFetching} onReload={() => void refetch()} />}
      </header>
      {!data && error && (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
      {data && <State {...data} />}
    </div>
  )
}

function State(system: System) {
  return (
    <>
      <Troubles troubles={system.troubles} />
      <div className={styles.columns}>
        <Services services={system.services} mail={system.mail} />
        <Backups {...system.backups} />
        <Queues queues={system.queues} />
        <Storage {...system.storage} />
        <Versions versions={system.versions} startedAt={system.startedAt} />
      </div>
    </>
  )
}

const Loading = () => (
  <LoadingState>
    <Skeleton height={56} />
    <div className={styles.columns}>
      {['services', 'backups', 'queues', 'storage'].map((part) => (
        <Skeleton key={part} height={180} mb={20} />
      ))}
    </div>
  </LoadingState>
)
