import type { OwnLiveSession } from '@sohbet/contract/core/dashboards'
import IconExternalLink from '#icons/IconExternalLink'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { FigurePanel } from '../parts/figures/course-lists.tsx'
import { DateLeaf } from '../parts/live-sessions/date-leaf.tsx'
import { LiveSessionWhen } from '../parts/live-sessions/live-session-when.tsx'
import { EmptyState } from '../ui/feedback/states.tsx'
import { StatusBadge } from '../ui/feedback/status-badge.tsx'
import { coachPaths, sessionPath } from './coach-paths.ts'
import styles from './incoming-list.module.css'

type Props = { sessions: readonly OwnLiveSession[]; moreCount: number }

/** The sessions of the next 7 days; each leads to its page and to the meeting. */
export function IncomingList({ sessions, moreCount }: Props) {
  const { t } = useTranslation(['figures', 'sessions'])
  return (
    <FigurePanel
      title={t('incoming.liveTitle')}
      moreCount={moreCount}
      more={{ to: coachPaths.calendar, label: t('incoming.week') }}
    >
      {sessions.length === 0 && (
        <EmptyState drawing="stop" title={t('incoming.empty')} hint={t('incoming.emptyHint')} />
      )}
      <ul className={styles.list}>
        {sessions.map(({ id, name, date, duration, isMoved, seatCount, zoomLink }) => (
          <li key={id}>
            <DateLeaf moment={date} />
            <div className={styles.words}>
              <h3>
                <Link to={sessionPath(id)}>{name}</Link>
              </h3>
              <p>
                <LiveSessionWhen startsAt={date} duration={duration} withDay={false}>
                  {t('now.seats', { count: seatCount })}
                </LiveSessionWhen>
              </p>
            </div>
            {isMoved && <StatusBadge tone="warning">{t('sessions:moved')}</StatusBadge>}
            <a
              className={styles.open}
              href={zoomLink}
              target="_blank"
              rel="noreferrer"
              aria-label={t('incoming.open', { name })}
            >
              {t('incoming.openShort')} <IconExternalLink size={16} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </FigurePanel>
  )
}
