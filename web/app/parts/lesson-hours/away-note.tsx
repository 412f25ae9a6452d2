import { useQuery } from '@tanstack/react-query'
import IconCalendarOff from '#icons/IconCalendarOff'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { awaysQuery } from '../coach-away/away.queries.ts'
import { MomentWhen } from '../live-sessions/live-session-when.tsx'
import styles from './hours.module.css'

type Props = {
  /** Without it the own hours. */
  coachId?: string
  /** Where a time away is entered and ended. */
  path: string
}

/** When nobody can book in the hours, because the coach is away. */
export function AwayNote({ coachId, path }: Props) {
  const { t } = useTranslation('lessonHours')
  const { data } = useQuery(awaysQuery(coachId))
  if (!data || data.aways.length === 0) return null
  return (
    <section className={styles.away} aria-labelledby="hours-away">
      <IconCalendarOff size={24} aria-hidden />
      <div>
        <h2 id="hours-away">{t(coachId ? 'away.titleOf' : 'away.title')}</h2>
        <ul>
          {data.aways.map(({ id, startsAt, endsAt }) => (
            <li key={id}>
              <p>
                <span className={styles.soft}>{t('from')}</span> <MomentWhen moment={startsAt} />
              </p>
              <p>
                <span className={styles.soft}>{t('until')}</span> <MomentWhen moment={endsAt} />
              </p>
            </li>
          ))}
        </ul>
        <Link to={path}>{t('away.change')}</Link>
      </div>
    </section>
  )
}
