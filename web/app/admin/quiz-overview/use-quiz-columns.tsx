import type { QuizRow } from '@sohbet/contract/catalogue/quiz-overview'
import { goodResult } from '@sohbet/domain/quiz/result'
import { shortened } from '@sohbet/domain/shortened'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { moduleQuizPath } from '../admin-paths.ts'
import styles from './quiz-overview.module.css'

export function useQuizColumns(): readonly Column<QuizRow>[] {
  const { t } = useTranslation('quizOverview')
  return useMemo(
    () => [
      {
        id: 'moduleName',
        card: 'lead',
        header: t('column.module'),
        cell: ({ moduleName, moduleOrder, moduleId, courseTypeId }) => (
          <Link
            to={moduleQuizPath({ courseTypeId, id: moduleId })}
            className={styles.link}
            aria-label={t('edit', { name: moduleName })}
          >
            {moduleOrder}. {moduleName}
          </Link>
        ),
      },
      { id: 'typeName', card: 'line', header: t('column.type'), cell: ({ typeName }) => typeName },
      {
        id: 'questionCount',
        header: t('column.questions'),
        cell: ({ questionCount }) => questionCount,
        align: 'end',
      },
      {
        id: 'attemptCount',
        header: t('column.attempts'),
        cell: ({ attemptCount, completedCount }) => (
          <span>
            {attemptCount}
            <small className={styles.completed}>{t('completed', { count: completedCount })}</small>
          </span>
        ),
        align: 'end',
      },
      {
        id: 'averageResult',
        card: 'line',
        header: t('column.average'),
        cell: ({ averageResult }) =>
          averageResult === null ? (
            '–'
          ) : (
            <StatusBadge tone={averageResult >= goodResult ? 'good' : 'warning'}>
              {t('percent', { value: averageResult })}
            </StatusBadge>
          ),
        align: 'end',
      },
      { id: 'hardest', header: t('column.hardest'), cell: (quiz) => <Hardest quiz={quiz} /> },
    ],
    [t],
  )
}

function Hardest({ quiz }: { quiz: QuizRow }) {
  const { t } = useTranslation('quizOverview')
  if (quiz.hardest.length === 0) return <span className={styles.soft}>{t('tooFew')}</span>
  return (
    <ol className={styles.hardest}>
      {quiz.hardest.map(({ id, content, answerCount, correctShare }) => (
        <li key={id}>
          <span>{shortened(content)}</span>
          <small className={styles.soft}>{t('share', { value: correctShare, count: answerCount })}</small>
        </li>
      ))}
    </ol>
  )
}
