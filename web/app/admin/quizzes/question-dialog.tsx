import type { KeyedQuizQuestion } from '@sohbet/contract/quiz-questions'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
import { QuestionForm } from './question-form.tsx'

type Props = {
  quizId: string
  /** What to edit; undefined keeps the dialog closed. */
  question: KeyedQuizQuestion | 'new' | undefined
  isReadOnly: boolean
  onClose: () => void
}

/** The same form adds a question, changes one and shows one. */
export function QuestionDialog({ quizId, question, isReadOnly, onClose }: Props) {
  const { t } = useTranslation('quizzes')
  const { confirm, dialog, isAsking } = useConfirm()
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isDirty, setDirty] = useState(false)
  const [isPictureOpen, setPictureOpen] = useState(false)
  // Esc may come before what was typed is drawn
  const isDirtyNow = useRef<() => boolean>(null)
  const [turn, setTurn] = useState(0)
  const title = isReadOnly ? 'form.viewTitle' : question === 'new' ? 'form.addTitle' : 'form.editTitle'

  const close = () => {
    setDirty(false)
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
        size="72rem"
        fullScreen={isPhone}
        // A slip of the mouse is no answer
        closeOnClickOutside={!isDirty}
        // Esc is for the dialog that lies on top
        closeOnEscape={!isAsking && !isPictureOpen}
      >
        {question && (
          <QuestionForm
            key={question === 'new' ? turn : question.id}
            quizId={quizId}
            question={question === 'new' ? undefined : question}
            isReadOnly={isReadOnly}
            onDirty={setDirty}
            isDirtyNow={isDirtyNow}
            isPictureOpen={isPictureOpen}
            setPictureOpen={setPictureOpen}
            onDone={close}
            onNext={() => {
              setDirty(false)
              setTurn(turn + 1)
            }}
          />
        )}
      </Dialog>
      {dialog}
      {question && isDirty && <LeaveGuard />}
    </>
  )
}

/** On the page only when needed: the router asks one guard, and the module's form around this has its own. */
const LeaveGuard = () => useLeaveGuard(true)
