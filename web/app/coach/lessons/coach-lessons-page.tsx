import { Button, Title } from '@mantine/core'
import { coachListDays } from '@sohbet/contract/lessons/coach-lessons'
import IconClock from '#icons/IconClock'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { OpenGroupClass } from '../../parts/group-class/group-class-form.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { coachPaths } from '../coach-paths.ts'
import { coachLessonsQuery } from './coach-lessons.queries.ts'
import { AskedSessions } from '../live-sessions/asked-sessions.tsx'
import { sessionRequestsQuery } from '../live-sessions/session-requests.queries.ts'
import { AskedLessons } from './requests/asked-lessons.tsx'
import { ratingQuery, requestsQuery } from './requests/requests.queries.ts'
import { CoachLessonCard } from './coach-lesson-card.tsx'
import styles from './coach-lessons.module.css'

/** /coach/lessons: the coach's lessons by appointment. */
export default function CoachLessonsPage() {
  const { t } = useTranslation('coachLessons')
  const { data: sessions = [], isFetched: hasSessions } = useQuery(sessionRequestsQuery)
  const { data: lessons, isFetched: hasLessons } = useQuery(requestsQuery)
  usePrefetchQuery(coachLessonsQuery)
  const asked = lessons?.asked ?? []
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.header}>
        <div>
          <Title order={1}>{t('title')}</Title>
          <p>{t('intro')}</p>
          <Rating />
        </div>
        <div className={styles.headerButtons}>
          {/* The answer to a request is then the main action */}
          <OpenGroupClass variant={sessions.length + asked.length > 0 ? 'default' : 'filled'} />
          <Button
            variant="default"
            component={Link}
            to={coachPaths.lessonHours}
            leftSection={<IconClock size={20} aria-hidden />}
          >
            {t('toHours')}
          </Button>
          <Button variant="default" component={Link} to={coachPaths.pay}>
            {t('toPay')}
          </Button>
        </div>
      </header>
      {/* Requests stand above the lessons, and would push them down. Failed ones do not hide the lessons */}
      {hasSessions && hasLessons ? (
        <>
          <AskedSessions requests={sessions} />
          <AskedLessons requests={asked} />
          <Lessons />
        </>
      ) : (
        <LoadingState lines={8} />
      )}
    </div>
  )
}

/** Only the average, and only from 5 ratings on. */
function Rating() {
  const { t } = useTranslation('coachLessons')
  const { data } = useQuery(ratingQuery)
  if (!data || data.average === null) return null
  return <p>{t('rating', { average: data.average, count: data.count })}</p>
}

function Lessons() {
  const { t } = useTranslation('coachLessons')
  const now = useNow()
  const { data, error, refetch } = useQuery(coachLessonsQuery)
  if (!data && error)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={8} />
  const isAhead = ({ state, endsAt }: (typeof data)[number]) =>
    state !== 'cancelled' && new Date(endsAt) > now
  const ahead = data.filter(isAhead)
  const past = data.filter((lesson) => !isAhead(lesson)).toReversed()
  return (
    <>
      <section className={styles.list} aria-labelledby="lessons-ahead">
        <Title order={2} id="lessons-ahead">
          {t('ahead')}
        </Title>
        {ahead.length === 0 && <EmptyState drawing="tea" title={t('none')} hint={t('noneHint')} />}
        {ahead.map((lesson) => (
          <CoachLessonCard key={lesson.id} lesson={lesson} />
        ))}
      </section>
      {past.length > 0 && (
        <section className={styles.list} aria-labelledby="lessons-past">
          <Title order={2} id="lessons-past">
            {t('past', { days: coachListDays.back })}
          </Title>
          {past.map((lesson) => (
            <CoachLessonCard key={lesson.id} lesson={lesson} />
          ))}
        </section>
      )}
    </>
  )
}
