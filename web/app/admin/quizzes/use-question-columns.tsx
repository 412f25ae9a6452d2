import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { shortened } from '@sohbet/domain/shortened'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './quizzes.module.css'

/** A question and its place, from 1. */
export type PlacedQuestion = KeyedQuizQuestion & { position: number }

export const questionFields = {
  sortable: ['position', 'content', 'questionType', 'sourceType'],
  searchable: ['content', 'questionType', 'sourceType'],
} as const

export function useQuestionColumns(): readonly Column<PlacedQuestion>[] {
  const { t } = useTranslation('quizzes')
  return useMemo(
    () => [
      {
        id: 'position',
        header: t('questions.column.position'),
        cell: ({ position }) => <span className={styles.position}>{position}</span>,
        value: ({ position }) => position,
      },
      {
        id: 'content',
        header: t('questions.column.content'),
        cell: ({ content }) => <span lang="en">{shortened(content)}</span>,
        value: ({ content }) => content,
      },
      {
        id: 'questionType',
        header: t('questions.column.questionType'),
        cell: ({ questionType }) => t(`questions.type.${questionType}`),
        value: ({ questionType }) => t(`questions.type.${questionType}`),
      },
      {
        id: 'sourceType',
        header: t('questions.column.sourceType'),
        cell: ({ sourceType, audioUrl }) => (
          <span className={styles.source}>
            {t(`questions.source.${sourceType}`)}
            {sourceType === 'audio' && !audioUrl && (
              <StatusBadge tone="warning">{t('questions.noAudio')}</StatusBadge>
            )}
          </span>
        ),
        value: ({ sourceType }) => t(`questions.source.${sourceType}`),
      },
    ],
    [t],
  )
}
