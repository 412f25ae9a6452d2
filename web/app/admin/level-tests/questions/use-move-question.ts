import type { KeyedQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { useOrderQuestions } from '../level-tests.queries.ts'

/** Moves a question up or down; `moved` announces the new position to screen readers. */
export function useMoveQuestion(testId: string, questions: readonly KeyedQuestion[]) {
  const { t } = useTranslation('levelTests')
  const [moved, setMoved] = useState('')
  const { mutate: order } = useOrderQuestions(testId)

  const move = (id: string, by: -1 | 1) => {
    const from = questions.findIndex((question) => question.id === id)
    const to = from + by
    const question = questions[from]
    if (!question || to < 0 || to >= questions.length) return
    setMoved(t('questions.moved', { position: to + 1, count: questions.length }))
    order(questions.toSpliced(from, 1).toSpliced(to, 0, question), {
      onError: (error) => showError(t('questions.orderFailed'), errorMessage(error)),
    })
  }
  return { move, moved }
}
