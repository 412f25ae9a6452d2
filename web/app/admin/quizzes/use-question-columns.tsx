import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { KindCell, useFirstColumns, type Placed } from '../question-editor/question-columns.tsx'

export const questionFields = {
  sortable: ['position', 'content', 'questionType', 'sourceType'],
  searchable: ['content', 'questionType', 'sourceType'],
} as const

export function useQuestionColumns() {
  const { t } = useTranslation('quizzes')
  const first = useFirstColumns('content')
  return useMemo(
    (): readonly Column<Placed<KeyedQuizQuestion>>[] => [
      ...first,
      {
        id: 'questionType',
        card: 'line',
        header: t('questions.column.questionType'),
        cell: ({ questionType }) => t(`questions.type.${questionType}`),
        value: ({ questionType }) => t(`questions.type.${questionType}`),
      },
      {
        id: 'sourceType',
        header: t('questions.column.sourceType'),
        cell: ({ sourceType, audioUrl }) => (
          <KindCell
            kind={t(`questions.source.${sourceType}`)}
            lacksAudio={sourceType === 'audio' && !audioUrl}
          />
        ),
        value: ({ sourceType }) => t(`questions.source.${sourceType}`),
      },
    ],
    [t, first],
  )
}
