import { Button } from '@mantine/core'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { maxQuestions } from '@sohbet/domain/quiz/question'
import { useQuery } from '@tanstack/react-query'
import IconCopy from '#icons/IconCopy'
import IconPlus from '#icons/IconPlus'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { OrderQuestions } from '../question-editor/order-questions.tsx'
import { QuestionActions } from '../question-editor/question-actions.tsx'
import { usePlaced } from '../question-editor/question-columns.tsx'
import { useAskToDelete } from '../question-editor/use-ask-to-delete.tsx'
import { ImportQuestions } from './import/import-questions.tsx'
import { PreviewQuiz } from './preview/preview-quiz.tsx'
import { TransferQuestions } from './transfer/transfer-questions.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './quizzes.module.css'
import {
  quizQuestionsQuery,
  useCopyQuestion,
  useDeleteQuestion,
  useOrderQuestions,
} from './quizzes.queries.ts'
import { questionFields, useQuestionColumns } from './use-question-columns.tsx'

type Props = { quizId: string; isReadOnly: boolean }

export function QuizQuestions({ quizId, isReadOnly }: Props) {
  const { t } = useTranslation(['quizzes', 'questionEditor'])
  const columns = useQuestionColumns()
  const table = useTableState(questionFields, { name: 'questions' })
  const { data, isLoading, error, refetch } = useQuery(quizQuestionsQuery(quizId))
  useFailureToast(error, t('loadFailed'))
  const [opened, open] = useState<KeyedQuizQuestion | 'new'>()
  const { mutateAsync: remove } = useDeleteQuestion(quizId)
  const { askToDelete, dialog } = useAskToDelete({ message: t('questions.ask'), remove })
  const copy = useCopy(quizId)
  const order = useOrderQuestions(quizId)
  const rows = usePlaced(data)
  const count = rows?.length ?? 0
  const isFull = count >= maxQuestions

  return (
    <>
      <DataTable
        title={t('questions.title')}
        columns={columns}
        state={table}
        data={rows}
        rowId={({ id }) => id}
        isLoading={isLoading}
        error={error ? errorMessage(error) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t(isReadOnly ? 'questions.emptyReadOnly' : 'questions.emptyHint')}
        createAction={
          isReadOnly ? (
            data && count > 0 && <PreviewQuiz questions={data} />
          ) : (
            <ButtonRow>
              {data && count > 0 && <PreviewQuiz questions={data} />}
              {data && count > 0 && <TransferQuestions quizId={quizId} questions={data} />}
              {data && count > 1 && (
                <OrderQuestions
                  questions={data.map(({ id, content }) => ({ id, text: content }))}
                  isSaving={order.isPending}
                  onSave={order.mutate}
                />
              )}
              {!isFull && <ImportQuestions into={{ quizId }} />}
              {isFull ? (
                <span className={styles.soft}>{t('questions.full', { count: maxQuestions })}</span>
              ) : (
                <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => open('new')}>
                  {t('questionEditor:add')}
                </Button>
              )}
            </ButtonRow>
          )
        }
        renderActions={(question) => (
          <QuestionActions
            position={question.position}
            isReadOnly={isReadOnly}
            onOpen={() => open(question)}
            onDelete={() => askToDelete(question.id, question.content)}
          >
            {!isFull && (
              <RowAction
                label={t('questions.copy', { position: question.position })}
                icon={<IconCopy size={20} aria-hidden />}
                onClick={() => copy(question.id)}
              />
            )}
          </QuestionActions>
        )}
      />
      <QuestionDialog
        quizId={quizId}
        // The row's current data, because the signed URL of the recording is renewed
        question={opened === 'new' ? opened : (rows?.find(({ id }) => id === opened?.id) ?? opened)}
        isReadOnly={isReadOnly}
        onClose={() => open(undefined)}
      />
      {dialog}
    </>
  )
}

function useCopy(quizId: string) {
  const { t } = useTranslation('quizzes')
  const { mutate: copy } = useCopyQuestion(quizId)
  return (id: string) =>
    copy(id, {
      onSuccess: () => showSuccess(t('questions.copied')),
      onError: (failure) => showError(t('questions.copyFailed'), errorMessage(failure)),
    })
}
