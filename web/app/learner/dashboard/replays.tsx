import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import { schoolDay } from '@sohbet/domain/calendar'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { MoreCount } from '../../ui/list/more-count.tsx'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

type Props = Pick<LearnerDashboard, 'replays'> & { moreCount: number }

/** Recorded sessions; hidden while there are none. The page of a course lists all of its recordings. */
export function Replays({ replays, moreCount }: Props) {
  const { t } = useTranslation(['dashboard', 'sessions'])
  const language = useLanguage()
  if (replays.length === 0) return null
  return (
    <Panel title={t('replays.title')}>
      <ul className={styles.list}>
        {replays.map(({ id, name, date, replayLink }) => {
          const day = formatDay(schoolDay(new Date(date)), language)
          return (
            <li key={id}>
              <a
                href={replayLink}
                target="_blank"
                rel="noreferrer"
                className={styles.replay}
                aria-label={t('sessions:replayNamed', { name, day })}
              >
                <IconPlayerPlay size={20} aria-hidden />
                <span>
                  {name}
                  <small>{day}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      <MoreCount count={moreCount} />
    </Panel>
  )
}
