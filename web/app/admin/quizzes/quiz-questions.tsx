import { Button } from '@mantine/core'
import { maxQuestions } from '@sohbet/domain/quiz/question'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '#icons/IconPlus'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { OrderQuestions } from './order-questions.tsx'
import { QuestionActions } from './question-actions.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import styles from './quizzes.module.css'
import { quizQuestionsQuery, useCopyQuestion } from './quizzes.queries.ts'
import { useAskToDelete } from './use-ask-to-delete.tsx'
import { questionFields, useQuestionColumns, type PlacedQuestion } from './use-question-columns.tsx'

type Props = { quizId: string; isReadOnly: boolean }

export function QuizQuestions({ quizId, isReadOnly }: Props) {
  const { t } = useTranslation('quizzes')
  const columns = useQuestionColumns()
  const table = useTableState(questionFields, { name: 'questions' })
  const { data, isLoading, error, refetch } = useQuery(quizQuestionsQuery(quizId))
  useFailureToast(error, t('loadFailed'))
  const [opened, open] = useState<PlacedQuestion | 'new'>()
  const { askToDelete, dialog } = useAskToDelete(quizId)
  const copy = useCopy(quizId)
  const rows = useMemo(() => data?.map((question, index) => ({ ...question, position: index + 1 })), [data])
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
          !isReadOnly && (
            <div className={styles.buttons}>
              {data && count > 1 && <OrderQuestions quizId={quizId} questions={data} />}
              {isFull ? (
                <span className={styles.soft}>{t('questions.full', { count: maxQuestions })}</span>
              ) : (
                <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => open('new')}>
                  {t('questions.add')}
                </Button>
              )}
            </div>
          )
        }
        renderActions={(question) => (
          <QuestionActions
            question={question}
            isReadOnly={isReadOnly}
            onOpen={() => open(question)}
            onCopy={isFull ? undefined : () => copy(question)}
            onDelete={() => askToDelete(question)}
          />
        )}
      />
      <QuestionDialog
        quizId={quizId}
        // As it stands now: its recording plays by an address that is renewed
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
  return ({ id }: PlacedQuestion) =>
    copy(id, {
      onSuccess: () => showSuccess(t('questions.copied')),
      onError: (failure) => showError(t('questions.copyFailed'), errorMessage(failure)),
    })
}
