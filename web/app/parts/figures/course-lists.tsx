import type { ActiveCourse, IncomingLiveSession } from '@sohbet/contract/core/dashboards'
import { progressColour } from '@sohbet/domain/course/progress'
import IconExternalLink from '#icons/IconExternalLink'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay, formatNumber, formatPercent } from '../../ui/format.ts'
import { MoreCount } from '../../ui/list/more-count.tsx'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { LiveSessionWhen } from '../live-sessions/live-session-when.tsx'
import styles from './figures.module.css'

type More = { to: string; label: string }

type PanelProps = {
  title: string
  more?: More | undefined
  /** Rows that the list leaves out. */
  moreCount?: number
  children: ReactNode
}

export function FigurePanel({ title, more, moreCount = 0, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <MoreCount count={moreCount} />
      {more && (
        <Link to={more.to} className={styles.more}>
          {more.label}
        </Link>
      )}
    </section>
  )
}

type ActiveProps = {
  courses: readonly ActiveCourse[]
  pathOf: (courseId: string) => string
  more: More
  moreCount: number
}

function useActiveColumns(pathOf: ActiveProps['pathOf']): PlainColumns<ActiveCourse> {
  const { t } = useTranslation('figures')
  const language = useLanguage()
  return [
    {
      id: 'name',
      card: 'lead',
      header: t('active.name'),
      cell: ({ id, name }) => <Link to={pathOf(id)}>{name}</Link>,
    },
    {
      id: 'startedOn',
      header: t('active.startedOn'),
      cell: ({ startedOn }) => formatDay(startedOn, language),
    },
    {
      id: 'willEndOn',
      header: t('active.willEndOn'),
      cell: ({ willEndOn }) => formatDay(willEndOn, language),
    },
    {
      id: 'remainingDays',
      header: t('active.remainingDays'),
      align: 'end',
      cell: ({ remainingDays }) => formatNumber(remainingDays, language),
    },
    {
      id: 'progress',
      card: 'line',
      header: t('active.progress'),
      cell: ({ name, progress }) => (
        <span className={styles.progress}>
          <ProgressBar
            percent={progress}
            colour={progressColour(progress)}
            label={t('active.progressOf', { name })}
          />
          {formatPercent(progress, language)}
        </span>
      ),
    },
  ]
}

export function ActiveCourses({ courses, pathOf, more, moreCount }: ActiveProps) {
  const { t } = useTranslation('figures')
  const columns = useActiveColumns(pathOf)
  return (
    <FigurePanel title={t('active.title')} more={more} moreCount={moreCount}>
      {courses.length === 0 ? (
        <EmptyState title={t('active.empty')} hint={t('active.emptyHint')} />
      ) : (
        <PlainTable label={t('active.title')} rows={courses} rowId={({ id }) => id} columns={columns} />
      )}
    </FigurePanel>
  )
}

type IncomingProps = {
  title: string
  sessions: readonly IncomingLiveSession[]
  /** The page of a session, if it has one. */
  pathOf?: (session: IncomingLiveSession) => string
  moreCount: number
}

function useIncomingColumns(pathOf: IncomingProps['pathOf']): PlainColumns<IncomingLiveSession> {
  const { t } = useTranslation(['figures', 'sessions'])
  return [
    {
      id: 'name',
      card: 'lead',
      header: t('incoming.name'),
      cell: (session) => (pathOf ? <Link to={pathOf(session)}>{session.name}</Link> : session.name),
    },
    {
      id: 'date',
      card: 'line',
      header: t('incoming.date'),
      cell: ({ date, duration, isMoved }) => (
        <span className={styles.when}>
          <LiveSessionWhen startsAt={date} duration={duration} />
          {isMoved && <StatusBadge tone="warning">{t('sessions:moved')}</StatusBadge>}
        </span>
      ),
    },
    {
      id: 'zoomLink',
      card: 'end',
      header: t('incoming.zoomLink'),
      cell: ({ name, zoomLink }) => (
        <a href={zoomLink} target="_blank" rel="noreferrer" aria-label={t('incoming.open', { name })}>
          {t('incoming.openShort')} <IconExternalLink size={16} aria-hidden />
        </a>
      ),
    },
  ]
}

/** Staff see the raw meeting link. */
export function IncomingSessions({ title, sessions, pathOf, moreCount }: IncomingProps) {
  const { t } = useTranslation('figures')
  const columns = useIncomingColumns(pathOf)
  return (
    <FigurePanel title={title} moreCount={moreCount}>
      {sessions.length === 0 ? (
        <EmptyState drawing="stop" title={t('incoming.empty')} hint={t('incoming.emptyHint')} />
      ) : (
        <PlainTable label={title} rows={sessions} rowId={({ id }) => id} columns={columns} />
      )}
    </FigurePanel>
  )
}
