import type { QuestionType } from '@sohbet/domain/level-test/question'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
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
  const { confirm, dialog } = useConfirm()
  const [isDirty, setDirty] = useState(false)
  const leaveDialog = useLeaveGuard(question !== undefined && isDirty)
  // Esc may come before what was typed is drawn
  const isDirtyNow = useRef<() => boolean>(null)
  const [{ turn, type }, setNext] = useState<{ turn: number; type: QuestionType }>({ turn: 0, type: 'text' })
  const title = isReadOnly ? 'form.viewTitle' : question === 'new' ? 'form.addTitle' : 'form.editTitle'

  const close = () => {
    setDirty(false)
    setNext({ turn: turn + 1, type: 'text' })
    onClose()
  }
  const askToClose = async () => {
    if (!isDirtyNow.current?.() || (await confirm({ message: t('form.leave'), isDestructive: true }))) close()
  }

  return (
    <>
      <Dialog
        opened={question !== undefined}
        onClose={() => void askToClose()}
        title={t(title)}
        size="lg"
        // A slip of the mouse is no answer
        closeOnClickOutside={!isDirty}
      >
        {question && question !== 'new' && isReadOnly && <QuestionView question={question} />}
        {question && !isReadOnly && (
          <QuestionForm
            key={question === 'new' ? turn : question.id}
            testId={testId}
            question={question === 'new' ? undefined : question}
            type={type}
            onDirty={setDirty}
            isDirtyNow={isDirtyNow}
            onDone={close}
            onNext={(next) => {
              setDirty(false)
              setNext({ turn: turn + 1, type: next })
            }}
          />
        )}
      </Dialog>
      {dialog}
      {leaveDialog}
    </>
  )
}
