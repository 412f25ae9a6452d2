import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { AwayNote } from '../../../parts/lesson-hours/away-note.tsx'
import { HoursForm } from '../../../parts/lesson-hours/hours-form.tsx'
import styles from '../../../parts/lesson-hours/hours.module.css'
import { PageTitle } from '../../../shell/page-title.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { adminPaths, awayPath, lessonsOfCoachPath } from '../../admin-paths.ts'
import { coachChoicesQuery } from '../admin-lessons.queries.ts'
import { hoursOfCoachQuery, useSaveHoursOf } from '../figures/figures.queries.ts'
import { LessonTabs } from '../lesson-tabs.tsx'

export const clientLoader = () => loadTexts('admin-lessons')

/** /admin/lessons/hours/:coachId: an admin changes the hours of a coach. */
export default function EditHoursPage() {
  const { t } = useTranslation(['lessonFigures', 'lessonHours'])
  const { coachId = '' } = useParams()
  const { data, error, refetch } = useQuery(hoursOfCoachQuery(coachId))
  const { data: coaches = [] } = useQuery(coachChoicesQuery)
  const saving = useSaveHoursOf(coachId)
  const [round, setRound] = useState(0)
  const reload = async () => {
    await refetch()
    setRound((last) => last + 1)
  }
  const title = t('hours.of', { name: coaches.find(({ id }) => id === coachId)?.name ?? '…' })
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <LessonTabs />
      <header className={styles.header}>
        <Title order={1} data-work>
          {title}
        </Title>
        <p>
          <Link to={adminPaths.coachHours}>{t('hours.back')}</Link>
        </p>
      </header>
      <AwayNote coachId={coachId} path={awayPath(coachId)} />
      {data ? (
        <HoursForm
          key={`${coachId} ${round}`}
          saved={data}
          saving={saving}
          lessonsPath={lessonsOfCoachPath(coachId)}
          onReload={() => void reload()}
        />
      ) : error ? (
        <ErrorState
          title={t('lessonHours:failed')}
          hint={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState lines={10} />
      )}
    </div>
  )
}
