import type { KeyedQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import { shortened } from '@sohbet/domain/shortened'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/data-table/column.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from '../level-tests.module.css'

/** A question and its place, from 1. */
export type PlacedQuestion = KeyedQuestion & { position: number }

export const questionFields = {
  sortable: ['position', 'text', 'type', 'correctOptionId'],
  searchable: ['text', 'type'],
} as const

export function useQuestionColumns(): readonly Column<PlacedQuestion>[] {
  const { t } = useTranslation('levelTests')
  return useMemo(
    () => [
      {
        id: 'position',
        header: t('questions.column.position'),
        cell: ({ position }) => <span className={styles.position}>{position}</span>,
        value: ({ position }) => position,
      },
      {
        id: 'text',
        header: t('questions.column.text'),
        cell: ({ text }) => <span lang="en">{shortened(text)}</span>,
        value: ({ text }) => text,
      },
      {
        id: 'type',
        header: t('questions.column.type'),
        cell: ({ type, audioUrl }) => (
          <span className={styles.type}>
            {t(`questions.type.${type}`)}
            {type === 'listening' && !audioUrl && (
              <StatusBadge tone="warning">{t('questions.noAudio')}</StatusBadge>
            )}
          </span>
        ),
        value: ({ type }) => t(`questions.type.${type}`),
      },
      {
        id: 'correctOptionId',
        header: t('questions.column.correctOptionId'),
        cell: ({ correctOptionId }) => correctOptionId,
        value: ({ correctOptionId }) => correctOptionId,
      },
    ],
    [t],
  )
}
