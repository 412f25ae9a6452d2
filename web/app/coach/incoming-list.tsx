import type { CoachDashboard, IncomingLesson, OwnLiveSession } from '@sohbet/contract/core/dashboards'
import IconExternalLink from '#icons/IconExternalLink'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { FigurePanel } from '../parts/figures/course-lists.tsx'
import { minutesOf } from '../parts/lessons/minutes-of.ts'
import { DateLeaf } from '../parts/live-sessions/date-leaf.tsx'
import { LiveSessionWhen } from '../parts/live-sessions/live-session-when.tsx'
import { EmptyState } from '../ui/feedback/states.tsx'
import { StatusBadge } from '../ui/feedback/status-badge.tsx'
import { useNow } from '../ui/use-now.ts'
import { coachPaths, lessonPath, sessionPath } from './coach-paths.ts'
import { CoverLine } from './cover-badge.tsx'
import styles from './incoming-list.module.css'

type Props = {
  sessions: readonly OwnLiveSession[]
  lessons: readonly IncomingLesson[]
  /** Rows that each list leaves out. */
  more: Pick<CoachDashboard['more'], 'incomingZoomSessions' | 'incomingLessons'>
}

/** The sessions and lessons of the next 7 days; each leads to its page, and a session to the meeting. */
export function IncomingList({ sessions, lessons, more }: Props) {
  const { t } = useTranslation('figures')
  const now = useNow()
  const rows = [
    ...sessions.map((session) => ({
      startsAt: session.date,
      row: <SessionRow key={session.id} session={session} now={now} />,
    })),
    ...lessons.map((lesson) => ({
      startsAt: lesson.startsAt,
      row: <LessonRow key={lesson.id} lesson={lesson} now={now} />,
    })),
  ].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  // After the last row of a list that is cut, a day that looks free may not be free
  const end = Math.min(
    more.incomingZoomSessions > 0 ? Date.parse(sessions.at(-1)?.date ?? '') : Infinity,
    more.incomingLessons > 0 ? Date.parse(lessons.at(-1)?.startsAt ?? '') : Infinity,
  )
  const shown = rows.filter(({ startsAt }) => Date.parse(startsAt) <= end)
  return (
    <FigurePanel
      title={t('incoming.liveTitle')}
      moreCount={more.incomingZoomSessions + more.incomingLessons + rows.length - shown.length}
      more={{ to: coachPaths.calendar, label: t('incoming.week') }}
    >
      {rows.length === 0 && (
        <EmptyState drawing="stop" title={t('incoming.liveEmpty')} hint={t('incoming.liveEmptyHint')} />
      )}
      <ul className={styles.list}>{shown.map(({ row }) => row)}</ul>
    </FigurePanel>
  )
}

function SessionRow({ session, now }: { session: OwnLiveSession; now: Date }) {
  const { t } = useTranslation(['figures', 'sessions'])
  const { id, name, date, duration, isMoved, seatCount, asked, isUncovered, zoomLink } = session
  return (
    <li>
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
        <CoverLine event={{ startsAt: date, asked, isUncovered }} now={now}>
          {isMoved && <StatusBadge tone="warning">{t('sessions:moved')}</StatusBadge>}
        </CoverLine>
      </div>
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
  )
}

/** Its door opens on the page of lessons. */
function LessonRow({ lesson, now }: { lesson: IncomingLesson; now: Date }) {
  const { t } = useTranslation('coachLessons')
  const { id, kind, topic, startsAt, learners } = lesson
  return (
    <li>
      <DateLeaf moment={startsAt} />
      <div className={styles.words}>
        <h3>
          <Link to={lessonPath(id)}>{topic || learners.join(', ') || t(`kind.${kind}`)}</Link>
        </h3>
        <p>
          <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} withDay={false}>
            {t(`kind.${kind}`)}
          </LiveSessionWhen>
        </p>
        <CoverLine event={lesson} now={now} />
      </div>
    </li>
  )
}
