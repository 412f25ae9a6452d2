import { Title } from '@mantine/core'
import type { CourseMaterials as Materials } from '@sohbet/contract/live-sessions/session-files'
import type { PlayerCourse } from '@sohbet/contract/learning/player'
import { schoolDay } from '@sohbet/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { MaterialList } from '../../parts/live-sessions/materials/material-list.tsx'
import { useLanguage } from '../../texts/language.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { formatDay } from '../../ui/format.ts'
import { sessionPath } from '../learner-paths.ts'
import { courseMaterialsQuery } from '../live-sessions/live-sessions.queries.ts'
import styles from './course-materials.module.css'

/** Files and links of sessions that have begun, the newest first; loaded when they are opened. */
export function CourseMaterials({ course }: { course: PlayerCourse }) {
  const { t } = useTranslation('sessions')
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...courseMaterialsQuery(course.id), enabled: isOpen })
  const count = course.sessions.materialCount
  const reload = () => void refetch()
  if (count === 0) return null
  return (
    <section className={styles.materials} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('materials.ofCourse')}
      </Title>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('materials.ofSessions', { count })}</summary>
        {!data && error && (
          <ErrorState title={t('materials.failed')} hint={errorMessage(error)} onRetry={reload} />
        )}
        {isOpen && !data && !error && <LoadingState lines={3} />}
        {data?.map((session) => (
          <OfSession key={session.sessionId} session={session} onStale={reload} />
        ))}
      </details>
    </section>
  )
}

function OfSession({ session, onStale }: { session: Materials[number]; onStale: () => void }) {
  const language = useLanguage()
  const { sessionId, startsAt, materials } = session
  return (
    <div className={styles.session}>
      <Link to={sessionPath(sessionId)}>{formatDay(schoolDay(new Date(startsAt)), language)}</Link>
      <MaterialList materials={materials} onStale={onStale} />
    </div>
  )
}
