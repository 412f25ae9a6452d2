import { Title } from '@mantine/core'
import type { LearnerLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import type { PlayerCourse } from '@sohbet/contract/learning/player'
import { schoolDay } from '@sohbet/domain/calendar'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
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
import { CoachLine } from '../../parts/live-sessions/coach-line.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { courseSessionsQuery } from '../live-sessions/live-sessions.queries.ts'
import styles from './course-live-sessions.module.css'

/** The next live sessions of a course, and the recordings of past ones. */
export function CourseSessions({ course }: { course: PlayerCourse }) {
  const { t } = useTranslation('sessions')
  const titleId = useId()
  const withCount = useMoreLabel()
  const now = useNow()
  const { replays, replayCount, aheadCount } = course.sessions
  const ahead = course.sessions.ahead.filter(({ endsAt }) => new Date(endsAt) > now)
  const next = ahead.find(({ state }) => state === 'upcoming' || state === 'open')
  return (
    <section className={styles.sessions} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('course.title')}
      </Title>
      {next && <CoachLine coach={next.coach} />}
      {aheadCount === 0 && <p>{t('course.noneAhead')}</p>}
      <ol>
        {ahead.map((session) => (
          <Ahead
            key={session.id}
            session={session}
            isNext={session === next}
            // The coach of the next one is named above
            withCoach={session.coach?.name !== next?.coach?.name}
            now={now}
          />
        ))}
      </ol>
      {replays.length > 0 && (
        <>
          <h3>{t('course.replays')}</h3>
          <ReplayLinks sessions={replays} />
          <EarlierReplays courseId={course.id} shown={replays.length} count={replayCount - replays.length} />
        </>
      )}
      <Link to={learnerPaths.calendar} className={styles.all}>
        {withCount(t('course.all'), aheadCount - course.sessions.ahead.length)}
      </Link>
    </section>
  )
}

type Props = { session: LearnerLiveSession; isNext: boolean; withCoach: boolean; now: Date }

function Ahead({ session, isNext, withCoach, now }: Props) {
  const { t } = useTranslation('sessions')
  const { id, startsAt, endsAt, opensAt, state, courseName: name } = session
  return (
    <li>
      <Link to={sessionPath(id)}>
        <LiveSessionWhen {...session} />
      </Link>
      {withCoach && <CoachLine coach={session.coach} />}
      <LiveSessionBadge startsAt={startsAt} state={state} now={now} />
      {session.isExtra && <StatusBadge tone="info">{t('extra')}</StatusBadge>}
      {session.isMoved && <StatusBadge tone="warning">{t('moved')}</StatusBadge>}
      {session.absence && <StatusBadge tone="neutral">{t('away')}</StatusBadge>}
      {isNext && !session.isMadeUp && (
        <JoinButton session={{ id, name, opensAt, endsAt: new Date(endsAt) }} isOpen={state === 'open'} />
      )}
    </li>
  )
}

/** Loaded on demand, because a course has dozens. */
function EarlierReplays({ courseId, shown, count }: { courseId: string; shown: number; count: number }) {
  const { t } = useTranslation('sessions')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...courseSessionsQuery(courseId), enabled: isOpen })
  if (count <= 0) return null
  const recorded = data?.filter(({ replayLink }) => replayLink !== null).toReversed() ?? []
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('course.earlier', { count })}</summary>
      {!data && error && (
        <ErrorState title={t('course.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {isOpen && !data && !error && <LoadingState lines={3} />}
      <ReplayLinks sessions={recorded.slice(shown)} />
    </details>
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
