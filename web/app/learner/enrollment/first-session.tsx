import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { DateLeaf } from '../../parts/live-sessions/date-leaf.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { AddToCalendar } from '../live-sessions/add-to-calendar.tsx'
import { courseSessionsQuery } from '../live-sessions/live-sessions.queries.ts'
import styles from './outcome.module.css'

/** The first live session of a course that the learner has just joined. A course may have none. */
export function FirstSession({ courseId }: { courseId: string }) {
  const { t } = useTranslation('enrollment')
  const { data, isPending } = useQuery(courseSessionsQuery(courseId))
  const first = data?.find(({ state }) => state === 'upcoming' || state === 'open')
  if (isPending) return <Skeleton height={112} className={styles.first} />
  if (!first) return null
  return (
    <section className={styles.first}>
      <DateLeaf moment={first.startsAt} />
      <h2>{t('success.firstSession')}</h2>
      <p>
        <LiveSessionWhen {...first} />
      </p>
      <AddToCalendar sessionId={first.id} />
    </section>
  )
}
