import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { AwayNote } from '../../../parts/lesson-hours/away-note.tsx'
import { HoursForm } from '../../../parts/lesson-hours/hours-form.tsx'
import styles from '../../../parts/lesson-hours/hours.module.css'
import { PageTitle } from '../../../shell/page-title.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { coachPaths } from '../../coach-paths.ts'
import { ownHoursQuery, useSaveHours } from '../coach-lessons.queries.ts'

/** /coach/lessons/hours: when and where a coach gives lessons. */
export default function HoursPage() {
  const { t } = useTranslation('lessonHours')
  const { data, error, refetch } = useQuery(ownHoursQuery)
  const saving = useSaveHours()
  const [round, setRound] = useState(0)
  const reload = async () => {
    await refetch()
    setRound((last) => last + 1)
  }
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.header}>
        <Title order={1} data-work>
          {t('title')}
        </Title>
        <p>{t('intro')}</p>
      </header>
      <AwayNote path={coachPaths.away} />
      {data ? (
        <HoursForm
          key={round}
          saved={data}
          saving={saving}
          lessonsPath={coachPaths.lessons}
          onReload={() => void reload()}
        />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={10} />
      )}
    </div>
  )
}
