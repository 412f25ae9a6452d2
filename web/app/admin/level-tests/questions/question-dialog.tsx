import type { QuestionType } from '@sohbet/domain/level-test/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { useCloseGuard } from '../../../ui/use-close-guard.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionView } from './question-view.tsx'
import type { PlacedQuestion } from './use-question-columns.tsx'

type Props = {
  testId: string
  /** What to edit; undefined keeps the dialog closed. */
  question: PlacedQuestion | 'new' | undefined
  isReadOnly: boolean
  onClose: () => void
}

/** The same form adds a question and changes one; one that can no longer be changed is shown. */
export function QuestionDialog({ testId, question, isReadOnly, onClose }: Props) {
  const { t } = useTranslation('levelTests')
  const [{ turn, type }, setNext] = useState<{ turn: number; type: QuestionType }>({ turn: 0, type: 'text' })
  const guard = useCloseGuard({
    isOpen: question !== undefined,
    onClose: () => {
      setNext({ turn: turn + 1, type: 'text' })
      onClose()
    },
  })
  const title = isReadOnly ? 'form.viewTitle' : question === 'new' ? 'form.addTitle' : 'form.editTitle'

  return (
    <>
      <Dialog {...guard.dialogProps} title={t(title)} size="lg">
        {question && question !== 'new' && isReadOnly && <QuestionView question={question} />}
        {question && !isReadOnly && (
          <QuestionForm
            key={question === 'new' ? turn : question.id}
            testId={testId}
            question={question === 'new' ? undefined : question}
            type={type}
            {...guard.formProps}
            onDone={guard.close}
            onNext={(next) => setNext({ turn: turn + 1, type: next })}
          />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
