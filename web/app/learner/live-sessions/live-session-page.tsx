import { Button, Skeleton, Title } from '@mantine/core'
import type { OwnLiveSessionPage } from '@sohbet/contract/live-sessions/live-sessions'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { isRefusal } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { Outcome } from '../enrollment/outcome.tsx'
import { useNow } from '../../ui/use-now.ts'
import { coursePath, guestSeatPath, learnerPaths, sessionPath } from '../learner-paths.ts'
import { Absence } from './absence.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { LiveSessionState } from './live-session-state.tsx'
import { LinkedText } from '../../parts/linked-text.tsx'
import { CoachLine } from '../../parts/live-sessions/coach-line.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { MaterialList } from '../../parts/live-sessions/materials/material-list.tsx'
import { LiveSessionWhen, MomentWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './live-sessions.module.css'
import { courseSessionsQuery, sessionQuery } from './live-sessions.queries.ts'

/** /learner/session/{id}: the target of mails and calendars, with the join button. */
export default function SessionPage() {
  const { t } = useTranslation('sessions')
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useQuery(sessionQuery(sessionId))
  return (
    <>
      <PageTitle>{data?.courseName ?? t('title')}</PageTitle>
      {data && <Session session={data} onStale={() => void refetch()} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingState>
          <Skeleton height={40} width="70%" />
          <Skeleton height={24} width="50%" />
          <Skeleton height={180} />
        </LoadingState>
      )}
    </>
  )
}

function Session({ session, onStale }: { session: OwnLiveSessionPage; onStale: () => void }) {
  const { t } = useTranslation('sessions')
  const now = useNow()
  const isAhead = session.state === 'upcoming' || session.state === 'open'
  const isOver = now >= new Date(session.endsAt)
  // The door stays closed for a learner who makes the session up
  const isGivenUp = isAhead && !isOver && session.isMadeUp
  const isBefore = isAhead && now < new Date(session.startsAt)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.kicker}>
          {t(`kind.${session.kind}`)}
          <LiveSessionBadge startsAt={session.startsAt} state={session.state} now={now} />
          {session.guestWay && <StatusBadge tone="info">{t(`guestWay.${session.guestWay}`)}</StatusBadge>}
          {session.isExtra && <StatusBadge tone="info">{t('extra')}</StatusBadge>}
          {session.isMoved && <StatusBadge tone="warning">{t('moved')}</StatusBadge>}
          {session.isAttended && (
            <StatusBadge tone="good">{t(session.isMadeUp ? 'madeUp' : 'attended')}</StatusBadge>
          )}
        </p>
        <Title order={1}>{session.courseName}</Title>
        <p className={styles.date}>
          <LiveSessionWhen {...session} />
        </p>
        <p className={styles.soft}>{t('page.minutes', { count: session.duration })}</p>
        <CoachLine coach={session.coach} />
        {session.movedFrom && isAhead && (
          <p className={styles.note}>
            {t('page.moved')} <MomentWhen moment={session.movedFrom} />
          </p>
        )}
      </header>
      {!isGivenUp && <LiveSessionState session={session} />}
      {session.notes && (
        <section className={styles.card}>
          <Title order={2}>{t('page.notes')}</Title>
          <p className={styles.notes}>
            <LinkedText text={session.notes} />
          </p>
        </section>
      )}
      {session.materials.length > 0 && (
        <section className={styles.card}>
          <Title order={2}>{t('materials.title')}</Title>
          <MaterialList materials={session.materials} onStale={onStale} />
        </section>
      )}
      {(isBefore || isGivenUp) && session.guestSeatId === null && <Absence session={session} />}
      <div className={styles.actions}>
        {isAhead && !isGivenUp && <AddToCalendar sessionId={session.id} />}
        {session.guestSeatId === null ? (
          <Button variant="default" component={Link} to={coursePath(session.courseId)}>
            {t('page.toCourse')}
          </Button>
        ) : (
          <Button variant="default" component={Link} to={guestSeatPath(session.id)}>
            {t(session.guestWay === 'make_up' ? 'absence.toMakeUp' : 'page.toSeat')}
          </Button>
        )}
        <Button variant="default" component={Link} to={learnerPaths.calendar}>
          {t('page.toCalendar')}
        </Button>
      </div>
    </div>
  )
}

/** After a refusal it links to the other sessions, because a retry would change nothing. */
function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('sessions')
  if (!isRefusal(error))
    return <ErrorState title={t('page.failed')} hint={errorMessage(error)} onRetry={onRetry} />
  // The server refuses an invalid id as bad input
  const isMissing = error.status === 404 || error.status === 400
  return (
    <Outcome
      title={isMissing ? t('page.missing') : errorMessage(error, t('page.failed'))}
      drawing={isMissing ? 'stop' : 'barrier'}
    >
      <OtherSessions />
    </Outcome>
  )
}

/** An old link may name a slot that a new timetable no longer has; the id still names the course. */
function OtherSessions() {
  const { t } = useTranslation('sessions')
  const { sessionId = '' } = useParams()
  const courseId = parseLiveSessionId(sessionId)?.courseId ?? ''
  const { data } = useQuery({ ...courseSessionsQuery(courseId), enabled: courseId !== '' })
  const next = data?.find(({ state }) => state === 'upcoming' || state === 'open')
  return (
    <>
      <p role="alert">{t(next ? 'page.changedHint' : 'page.missingHint')}</p>
      {next && (
        <>
          <p>
            {t('page.nextOf', { course: next.courseName })} <LiveSessionWhen {...next} />
          </p>
          <Button component={Link} to={sessionPath(next.id)}>
            {t('page.toNext')}
          </Button>
        </>
      )}
      <Button variant={next ? 'default' : 'filled'} component={Link} to={learnerPaths.calendar}>
        {t('page.toCalendar')}
      </Button>
    </>
  )
}
