import type { AffectedLiveSession } from '@sohbet/contract/core/holidays'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import styles from './holidays.module.css'
import { holidayPreviewQuery, type Holidays } from './holidays.queries.ts'

/** Visible rows; a summer break may affect hundreds of sessions. */
const shown = 8

/** The effect of the edited list on upcoming sessions. */
export function HolidayPreview({ draft }: { draft: Holidays }) {
  const { t } = useTranslation('holidays')
  const titleId = useId()
  const { data, error, refetch } = useQuery(holidayPreviewQuery(draft))
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('preview.title')}</h3>
      {data ? (
        <Affected sessions={data} />
      ) : error ? (
        <ErrorState title={t('preview.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={3} />
      )}
    </section>
  )
}

function Affected({ sessions }: { sessions: readonly AffectedLiveSession[] }) {
  const { t } = useTranslation('holidays')
  const off = sessions.filter(({ holiday }) => holiday !== null)
  const back = sessions.filter(({ holiday }) => holiday === null)
  // Changed sessions come first
  const inOrder = [...sessions.filter(({ isNew }) => isNew), ...sessions.filter(({ isNew }) => !isNew)]
  return (
    <>
      <output>
        {off.length === 0 ? t('preview.none') : t('preview.off', { count: off.length })}
        {back.length > 0 && ` ${t('preview.back', { count: back.length })}`}
      </output>
      <SessionLines sessions={inOrder.slice(0, shown)} />
      {inOrder.length > shown && (
        <details>
          <summary>{t('preview.more', { count: inOrder.length })}</summary>
          <SessionLines sessions={inOrder.slice(shown)} />
        </details>
      )}
    </>
  )
}

function SessionLines({ sessions }: { sessions: readonly AffectedLiveSession[] }) {
  const { t } = useTranslation('holidays')
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id}>
          <span>
            <strong>{session.courseName}</strong>
            <LiveSessionWhen {...session} />
          </span>
          {session.holiday === null ? (
            <StatusBadge tone="good">{t('preview.takesPlace')}</StatusBadge>
          ) : (
            <StatusBadge tone={session.isNew ? 'warning' : 'neutral'}>{session.holiday}</StatusBadge>
          )}
        </li>
      ))}
    </ul>
  )
}
