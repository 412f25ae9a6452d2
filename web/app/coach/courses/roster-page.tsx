import { Button } from '@mantine/core'
import type { RosterLearner } from '@sohbet/contract/learning/coach-courses'
import { progressColour } from '@sohbet/domain/course/progress'
import IconMessage from '#icons/IconMessage'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatAge, formatDateTime, formatNumber, formatPercent } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { learnerPath, messagePath } from '../coach-paths.ts'
import { CourseFrame } from './course-frame.tsx'
import styles from './courses.module.css'

export default function RosterPage() {
  return (
    <CourseFrame>
      {({ learners, status, moduleCount }) => (
        <>
          {status === 'ongoing' && learners.length > 0 && <SilentLearners learners={learners} />}
          <Roster learners={learners} moduleCount={moduleCount} />
        </>
      )}
    </CourseFrame>
  )
}

/** Inactive learners with a link to write to them. */
function SilentLearners({ learners }: { learners: readonly RosterLearner[] }) {
  const { t } = useTranslation('coach')
  const silent = learners.filter(({ isInactive }) => isInactive)
  return (
    <section className={styles.panel} data-warning={silent.length > 0 || undefined} aria-labelledby="silent">
      <h2 id="silent">{t('roster.silentTitle')}</h2>
      <p className={styles.soft}>{t(silent.length === 0 ? 'roster.nobodySilent' : 'roster.silentHint')}</p>
      {silent.length > 0 && (
        <ul className={styles.silent}>
          {silent.map(({ userId, username, lastActiveAt }) => (
            <li key={userId}>
              <span>
                <strong>
                  <Link to={learnerPath(userId)}>{username}</Link>
                </strong>
                <SilentSince moment={lastActiveAt} />
              </span>
              <MessageButton userId={userId} name={username} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MessageButton({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation('coach')
  return (
    <Button
      component={Link}
      to={messagePath(userId)}
      variant="default"
      leftSection={<IconMessage size={18} aria-hidden />}
      aria-label={t('roster.message', { name })}
    >
      {t('roster.messageShort')}
    </Button>
  )
}

/** How long ago the learner was active: the list needs no exact moment, and has no column title. */
function SilentSince({ moment }: { moment: string | null }) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const now = useNow()
  if (moment === null) return <span>{t('roster.neverActive')}</span>
  return <time dateTime={moment}>{t('roster.lastActiveAt', { age: formatAge(moment, now, language) })}</time>
}

function LastActive({ moment }: { moment: string | null }) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  if (moment === null) return <span>{t('roster.never')}</span>
  return <time dateTime={moment}>{formatDateTime(moment, language)}</time>
}

function Progress({ username, progress }: Pick<RosterLearner, 'username' | 'progress'>) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  return (
    <span className={styles.progress}>
      <ProgressBar
        percent={progress}
        colour={progressColour(progress)}
        label={t('roster.progressOf', { name: username })}
      />
      {formatPercent(progress, language)}
    </span>
  )
}

function useRosterColumns(moduleCount: number): PlainColumns<RosterLearner> {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const parts = (part: number, whole: number) =>
    `${formatNumber(part, language)} / ${formatNumber(whole, language)}`
  return [
    {
      id: 'learner',
      card: 'lead',
      header: t('roster.learner'),
      cell: ({ userId, username, isInactive }) => (
        <span className={styles.name}>
          <Link to={learnerPath(userId)}>{username}</Link>
          {isInactive && <StatusBadge tone="warning">{t('roster.isInactive')}</StatusBadge>}
        </span>
      ),
    },
    { id: 'level', card: 'line', header: t('roster.level'), cell: ({ level }) => level ?? t('roster.none') },
    {
      id: 'progress',
      card: 'line',
      header: t('roster.progress'),
      cell: ({ username, progress }) => <Progress username={username} progress={progress} />,
    },
    {
      id: 'modules',
      header: t('roster.modules'),
      align: 'end',
      cell: ({ completedModules }) => parts(completedModules, moduleCount),
    },
    {
      id: 'quizzes',
      header: t('roster.quizzes'),
      align: 'end',
      cell: ({ averageResult }) =>
        averageResult === null ? t('roster.none') : formatPercent(averageResult, language),
    },
    {
      id: 'sessions',
      header: t('roster.sessions'),
      align: 'end',
      cell: ({ attendedSessions, heldSessions }) => parts(attendedSessions, heldSessions),
    },
    {
      id: 'lastActive',
      header: t('roster.lastActive'),
      cell: ({ lastActiveAt }) => <LastActive moment={lastActiveAt} />,
    },
    {
      id: 'message',
      card: 'end',
      header: t('roster.action'),
      cell: ({ userId, username }) => (
        <Link to={messagePath(userId)} aria-label={t('roster.message', { name: username })}>
          <IconMessage size={20} aria-hidden />
        </Link>
      ),
    },
  ]
}

function Roster({ learners, moduleCount }: { learners: readonly RosterLearner[]; moduleCount: number }) {
  const { t } = useTranslation('coach')
  const columns = useRosterColumns(moduleCount)
  return (
    <section className={styles.panel} aria-labelledby="roster">
      <h2 id="roster">{t('roster.title')}</h2>
      {learners.length === 0 ? (
        <EmptyState title={t('roster.empty')} hint={t('roster.emptyHint')} />
      ) : (
        <PlainTable
          label={t('roster.title')}
          rows={learners}
          rowId={({ userId }) => userId}
          columns={columns}
        />
      )}
    </section>
  )
}
