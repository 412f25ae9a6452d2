import type { AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatSchoolTime } from '../../parts/school/format-school-time.ts'
import styles from './admin-lessons.module.css'

/** The learners of a lesson, for a cell or the name of an action. */
export function useLearnersOf() {
  const { t } = useTranslation('adminLessons')
  return ({ learners, topic }: AdminLesson) =>
    learners.map(({ name }) => name || t('erased')).join(', ') || topic || '–'
}

export function useLessonColumns(): readonly Column<AdminLesson>[] {
  const { t } = useTranslation('adminLessons')
  const language = useLanguage()
  const learnersOf = useLearnersOf()
  return useMemo(
    () => [
      { id: 'learners', card: 'lead', header: t('column.learners'), cell: learnersOf },
      {
        id: 'startsAt',
        card: 'line',
        header: t('column.startsAt'),
        cell: ({ startsAt }) => <time dateTime={startsAt}>{formatSchoolTime(startsAt, language)}</time>,
      },
      {
        id: 'coach',
        header: t('column.coach'),
        cell: ({ coach }) => coach.name || t('erased'),
      },
      { id: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
      { id: 'state', card: 'line', header: t('column.state'), cell: (lesson) => <State lesson={lesson} /> },
    ],
    [t, language, learnersOf],
  )
}

const tones = {
  taught: 'good',
  learner_absent: 'neutral',
  coach_absent: 'warning',
  unclear: 'warning',
} as const

function State({ lesson: { state, outcome, cancelledBy, learners } }: { lesson: AdminLesson }) {
  const { t } = useTranslation('adminLessons')
  const isLate = cancelledBy === 'learner' && learners.some(({ status }) => status === 'late')
  if (outcome) return <StatusBadge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusBadge>
  return (
    <div className={styles.lines}>
      <StatusBadge tone={state === 'upcoming' || state === 'open' ? 'info' : 'neutral'}>
        {t(`state.${state}`)}
      </StatusBadge>
      {cancelledBy && (
        <small className={styles.soft}>{t(isLate ? 'by.learnerLate' : `by.${cancelledBy}`)}</small>
      )}
    </div>
  )
}
