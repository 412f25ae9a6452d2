import { Button, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { hasBegun, WorkOfLearner } from '../../parts/progress/learner-work.tsx'
import { paths } from '../../paths.ts'
import { screenLoader } from '../../shell/area-loader.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { workQuery } from './progress.queries.ts'
import styles from './progress-page.module.css'

const startCall = screenLoader('learner', workQuery)

export async function clientLoader(args: Parameters<typeof startCall>[0]): Promise<null> {
  await Promise.all([startCall(args), loadTexts('progress')])
  return null
}

/** /learner/progress: what the learner has done so far. */
export default function ProgressPage() {
  const { t } = useTranslation('progress')
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <Title order={1}>{t('title')}</Title>
        <p className={styles.purpose}>{t('purpose')}</p>
      </header>
      <Content />
    </div>
  )
}

function Content() {
  const { t } = useTranslation('progress')
  const { data, error, refetch } = useQuery(workQuery)
  if (error && !data)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        <Skeleton height={170} />
        <Skeleton height={90} />
        <Skeleton height={340} />
      </LoadingState>
    )
  if (hasBegun(data)) return <WorkOfLearner work={data} voice="own" />
  return (
    <EmptyState
      drawing="stop"
      title={t('empty.title')}
      hint={t('empty.hint')}
      action={
        <Button component={Link} to={paths.learner}>
          {t('empty.action')}
        </Button>
      }
    />
  )
}
