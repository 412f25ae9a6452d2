import type { RosterLearner } from '@sohbet/contract/learning/coach-courses'
import { progressColour } from '@sohbet/domain/course/progress'
import IconMessage from '#icons/IconMessage'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatDateTime, formatNumber, formatPercent } from '../../ui/format.ts'
import { learnerPath, messagePath } from '../coach-paths.ts'
import styles from './courses.module.css'

/** The learners to write to. */
export type ChosenLearners = {
  userIds: ReadonlySet<string>
  onChange: (userIds: ReadonlySet<string>) => void
}

type Options = { moduleCount: number; sortedBy: string | undefined; chosen: ChosenLearners }

/** In per cent; learners who could attend no session yet come first. */
const attendanceOf = ({ attendedSessions, heldSessions }: RosterLearner) =>
  heldSessions === 0 ? -1 : attendedSessions / heldSessions

/** The second line of a card shows the attendance and the progress, or what the list is sorted by. */
export function useRosterColumns({ moduleCount, sortedBy, chosen }: Options): Column<RosterLearner>[] {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  return useMemo(() => {
    const parts = (part: number, whole: number) =>
      `${formatNumber(part, language)} / ${formatNumber(whole, language)}`
    const isExtra = sortedBy === 'quizzes' || sortedBy === 'lastActive'
    const lineIf = (isShown: boolean) => (isShown ? ('line' as const) : undefined)
    return [
      {
        id: 'learner',
        card: 'lead',
        header: t('roster.learner'),
        value: ({ username }) => username,
        cell: (learner) => <Learner learner={learner} chosen={chosen} />,
      },
      { id: 'level', header: t('roster.level'), cell: ({ level }) => level ?? t('roster.none') },
      {
        id: 'sessions',
        card: lineIf(!isExtra),
        header: t('roster.sessions'),
        align: 'end',
        value: attendanceOf,
        cell: ({ attendedSessions, heldSessions }) => (
          <>
            {parts(attendedSessions, heldSessions)}
            <span className={styles.unit}> {t('roster.sessionsUnit')}</span>
          </>
        ),
      },
      {
        id: 'progress',
        card: 'line',
        header: t('roster.progress'),
        value: ({ progress }) => progress,
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
        card: lineIf(sortedBy === 'quizzes'),
        header: t('roster.quizzes'),
        align: 'end',
        value: ({ averageResult }) => averageResult ?? -1,
        cell: ({ averageResult }) => (
          <>
            {averageResult === null ? t('roster.none') : formatPercent(averageResult, language)}
            <span className={styles.unit}> {t('roster.quizzesUnit')}</span>
          </>
        ),
      },
      {
        id: 'lastActive',
        card: lineIf(sortedBy === 'lastActive'),
        header: t('roster.lastActive'),
        value: ({ lastActiveAt }) => (lastActiveAt === null ? 0 : Date.parse(lastActiveAt)),
        cell: ({ lastActiveAt }) => <LastActive moment={lastActiveAt} />,
      },
      {
        id: 'message',
        card: 'end',
        header: t('roster.action'),
        cell: ({ userId, username }) => (
          <Link
            to={messagePath(userId)}
            className={styles.write}
            aria-label={t('roster.message', { name: username })}
          >
            <IconMessage size={20} aria-hidden />
          </Link>
        ),
      },
    ]
  }, [t, language, moduleCount, sortedBy, chosen])
}

type LearnerProps = { learner: RosterLearner; chosen: ChosenLearners }

function Learner({ learner: { userId, username, isInactive }, chosen: { userIds, onChange } }: LearnerProps) {
  const { t } = useTranslation('coach')
  const isChosen = userIds.has(userId)
  const toggle = () =>
    onChange(isChosen ? new Set([...userIds].filter((id) => id !== userId)) : new Set([...userIds, userId]))
  return (
    <span className={styles.name}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={t('roster.choose', { name: username })}
          checked={isChosen}
          onChange={toggle}
        />
      </label>
      <span className={styles.who}>
        <Link to={learnerPath(userId)}>{username}</Link>
        {isInactive && <StatusBadge tone="warning">{t('roster.isInactive')}</StatusBadge>}
      </span>
    </span>
  )
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
