import type { ListedModule } from '@sohbet/contract/learning/progress'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { moduleQuery } from '../course.queries.ts'
import { AllRecordings } from './all-recordings.tsx'
import { SpeakTask } from './speak-task.tsx'
import styles from './speak.module.css'

/** The speaking tasks of a module: the learner records, sends, and hears what the coach says about it. */
export function SpeakScreen({ module: { id, name } }: { module: ListedModule }) {
  const { t } = useTranslation('speak')
  const { data, error, refetch } = useQuery({
    ...moduleQuery(id),
    // The coach may have answered, and a recording may have arrived from another screen
    refetchOnMount: 'always',
  })
  const tasks = data?.speaking
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{t('heading', { module: name })}</h1>
      {!tasks && error && <ErrorState title={errorMessage(error)} onRetry={() => void refetch()} />}
      {!tasks && !error && <LoadingState lines={6} />}
      {tasks?.length === 0 && <EmptyState drawing="bubbles" title={t('empty')} hint={t('emptyHint')} />}
      {tasks && tasks.length > 0 && (
        <>
          <p className={styles.who}>{t('who')}</p>
          <ol className={styles.tasks}>
            {tasks.map((task, place) => (
              <SpeakTask
                key={task.id}
                task={task}
                moduleId={id}
                onStale={() => void refetch()}
                title={t('task', { number: place + 1, count: tasks.length })}
              />
            ))}
          </ol>
          <AllRecordings />
        </>
      )}
    </div>
  )
}
