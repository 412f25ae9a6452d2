import { Button } from '@mantine/core'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { maxQuestions } from '@sohbet/domain/level-test/question'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '#icons/IconPlus'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/state/use-table-state.ts'
import { ExportButton } from '../../../ui/download/export-button.tsx'
import { OrderQuestions } from '../../question-editor/order-questions.tsx'
import { QuestionActions } from '../../question-editor/question-actions.tsx'
import { usePlaced } from '../../question-editor/question-columns.tsx'
import { useAskToDelete } from '../../question-editor/use-ask-to-delete.tsx'
import { ImportQuestions } from '../import-questions.tsx'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import {
  questionsQuery,
  useDeleteQuestion,
  useExportQuestions,
  useOrderQuestions,
} from '../level-tests.queries.ts'
import { MarkQuick } from './mark-quick.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { TagCounts } from './tag-counts.tsx'
import { TagQuestions } from './tag-questions.tsx'
import { useQuestionInUrl } from './use-question-in-url.ts'
import { questionFields, useQuestionColumns } from './use-question-columns.tsx'

export function TestQuestions({ test }: { test: LevelTest }) {
  const { t } = useTranslation(['levelTests', 'questionEditor'])
  const columns = useQuestionColumns()
  const table = useTableState(questionFields, { name: 'questions' })
  const { data, isLoading, error, refetch } = useQuery(questionsQuery(test.id))
  const { mutateAsync: remove } = useDeleteQuestion()
  const { askToDelete, dialog } = useAskToDelete({ message: t('questions.ask'), remove })
  const order = useOrderQuestions(test.id)
  const rows = usePlaced(data)
  const file = useExportQuestions(test.id)
  const { opened, open, add, close } = useOpened(rows)
  const isReadOnly = test.attemptCount > 0
  const count = data?.length ?? 0
  const isFull = count >= maxQuestions

  return (
    <>
      {data && <TagCounts questions={data} />}
      <DataTable
        title={t('questions.title')}
        columns={columns}
        state={table}
        data={rows}
        rowId={({ id }) => id}
        isLoading={isLoading}
        error={error ? errorMessage(error, t('questions.loadFailed')) : undefined}
        onRetry={() => void refetch()}
        emptyHint={t('questions.emptyHint')}
        createAction={
          <ButtonRow>
            <ExportButton request={file} label={t('csv.export')} failed={t('csv.exportFailed')} />
            {!isReadOnly && <ImportQuestions testId={test.id} />}
            {!isReadOnly && data && count > 1 && (
              <OrderQuestions questions={data} isSaving={order.isPending} onSave={order.mutate} />
            )}
            {data && count > 0 && <TagQuestions testId={test.id} questions={data} />}
            {!isReadOnly && data && count > 0 && <MarkQuick testId={test.id} questions={data} />}
            {!isReadOnly && !isFull && (
              <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
                {t('questionEditor:add')}
              </Button>
            )}
          </ButtonRow>
        }
        renderActions={(question) => (
          <QuestionActions
            position={question.position}
            isReadOnly={isReadOnly}
            onOpen={() => open(question.id)}
            onDelete={() => askToDelete(question.id, question.text)}
          />
        )}
      />
      <QuestionDialog testId={test.id} question={opened} isReadOnly={isReadOnly} onClose={close} />
      {dialog}
    </>
  )
}

/** A new question, or the one in the URL. */
function useOpened<Question extends { id: string }>(questions: readonly Question[] | undefined) {
  const [isAdding, setAdding] = useState(false)
  const { openId, setOpenId } = useQuestionInUrl()
  return {
    opened: isAdding ? ('new' as const) : questions?.find(({ id }) => id === openId),
    open: (id: string) => setOpenId(id),
    add: () => setAdding(true),
    close: () => {
      setAdding(false)
      setOpenId(undefined)
    },
  }
}
