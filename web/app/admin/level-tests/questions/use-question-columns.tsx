import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { Column } from '../../../ui/data-table/column.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { KindCell, useFirstColumns, type Placed } from '../../question-editor/question-columns.tsx'

export const questionFields = {
  sortable: ['position', 'text', 'type', 'level', 'skill', 'correctOptionId', 'isQuick'],
  searchable: ['text', 'type'],
} as const

export function useQuestionColumns() {
  const { t } = useTranslation('levelTests')
  const first = useFirstColumns('text')
  return useMemo(
    (): readonly Column<Placed<KeyedQuestion>>[] => [
      ...first,
      {
        id: 'type',
        card: 'line',
        header: t('questions.column.type'),
        cell: ({ type, audioUrl }) => (
          <KindCell kind={t(`questions.type.${type}`)} lacksAudio={type === 'listening' && !audioUrl} />
        ),
        value: ({ type }) => t(`questions.type.${type}`),
      },
      {
        id: 'level',
        header: t('questions.column.level'),
        cell: ({ level }) => level ?? '–',
        value: ({ level }) => level,
      },
      {
        id: 'skill',
        header: t('questions.column.skill'),
        cell: ({ skill }) => (skill === null ? '–' : t(`tags.skill.${skill}`)),
        value: ({ skill }) => (skill === null ? '' : t(`tags.skill.${skill}`)),
      },
      {
        id: 'correctOptionId',
        header: t('questions.column.correctOptionId'),
        cell: ({ correctOptionId }) => correctOptionId,
        value: ({ correctOptionId }) => correctOptionId,
      },
      {
        id: 'isQuick',
        header: t('questions.column.isQuick'),
        cell: ({ isQuick }) =>
          isQuick ? (
            <StatusBadge tone="info">{t('questions.askedIn.quick')}</StatusBadge>
          ) : (
            t('questions.askedIn.level')
          ),
        value: ({ isQuick }) => t(isQuick ? 'questions.askedIn.quick' : 'questions.askedIn.level'),
      },
    ],
    [t, first],
  )
}
