import { Title } from '@mantine/core'
import type { LearnerLiveSession } from '@sohbet/contract/learning/live-sessions'
import { schoolDay } from '@sohbet/domain/calendar'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useMoreLabel } from '../../ui/list/more-count.tsx'
import { useNow } from '../../ui/use-now.ts'
import { learnerPaths, sessionPath } from '../learner-paths.ts'
import { JoinButton } from '../live-sessions/join-button.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { courseSessionsQuery } from '../live-sessions/live-sessions.queries.ts'
import styles from './course-live-sessions.module.css'

const shown = 3
const shownReplays = 4

/** The next live sessions of a course, and the recordings of past ones. */
export function CourseSessions({ courseId }: { courseId: string }) {
  const { t } = useTranslation('sessions')
  const titleId = useId()
  const withCount = useMoreLabel()
  const now = useNow()
  const { data, error, refetch } = useQuery(courseSessionsQuery(courseId))
  const ahead = data?.filter(({ endsAt, state }) => state !== 'over' && new Date(endsAt) > now) ?? []
  const next = ahead.find(({ state }) => state === 'upcoming' || state === 'open')
  const recorded = data?.filter(({ replayLink }) => replayLink !== null).toReversed() ?? []
  return (
    <section className={styles.sessions} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('course.title')}
      </Title>
      {!data && !error && <LoadingState lines={3} />}
      {!data && error && (
        <ErrorState title={t('course.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {data && ahead.length === 0 && <p>{t('course.noneAhead')}</p>}
      <ol>
        {ahead.slice(0, shown).map((session) => (
          <Ahead key={session.id} session={session} isNext={session === next} now={now} />
        ))}
      </ol>
      {recorded.length > 0 && <Recorded sessions={recorded} />}
      <Link to={learnerPaths.calendar} className={styles.all}>
        {withCount(t('course.all'), ahead.length - shown)}
      </Link>
    </section>
  )
}

type Props = { session: LearnerLiveSession; isNext: boolean; now: Date }

function Ahead({ session, isNext, now }: Props) {
  const { t } = useTranslation('sessions')
  const { id, startsAt, endsAt, opensAt, state, courseName: name } = session
  return (
    <li>
      <Link to={sessionPath(id)}>
        <LiveSessionWhen {...session} />
      </Link>
      <LiveSessionBadge startsAt={startsAt} state={state} now={now} />
      {session.isMoved && <StatusBadge tone="warning">{t('moved')}</StatusBadge>}
      {session.absence && <StatusBadge tone="neutral">{t('away')}</StatusBadge>}
      {isNext && (
        <JoinButton session={{ id, name, opensAt, endsAt: new Date(endsAt) }} isOpen={state === 'open'} />
      )}
    </li>
  )
}

/** The newest recordings; the others on demand, because a course has dozens. */
function Recorded({ sessions }: { sessions: readonly LearnerLiveSession[] }) {
  const { t } = useTranslation('sessions')
  const earlier = sessions.slice(shownReplays)
  return (
    <>
      <h3>{t('course.replays')}</h3>
      <ReplayLinks sessions={sessions.slice(0, shownReplays)} />
      {earlier.length > 0 && (
        <details>
          <summary>{t('course.earlier', { count: earlier.length })}</summary>
          <ReplayLinks sessions={earlier} />
        </details>
      )}
    </>
  )
}

function ReplayLinks({ sessions }: { sessions: readonly LearnerLiveSession[] }) {
  const { t } = useTranslation('sessions')
  const language = useLanguage()
  return (
    <ul>
      {sessions.map(({ id, courseName: name, startsAt, replayLink }) => {
        const day = formatDay(schoolDay(new Date(startsAt)), language)
        return (
          <li key={id}>
            <a
              href={replayLink ?? ''}
              target="_blank"
              rel="noreferrer"
              aria-label={t('replayNamed', { name, day })}
            >
              <IconPlayerPlay size={20} aria-hidden /> {day}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
