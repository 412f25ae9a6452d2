import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { useCloseGuard } from '../../ui/use-close-guard.tsx'
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
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isPictureOpen, setPictureOpen] = useState(false)
  const [turn, setTurn] = useState(0)
  const guard = useCloseGuard({ isOpen: question !== undefined, onClose })
  const title = isReadOnly ? 'form.viewTitle' : question === 'new' ? 'form.addTitle' : 'form.editTitle'

  return (
    <>
      <Dialog
        {...guard.dialogProps}
        title={t(title)}
        size="72rem"
        fullScreen={isPhone}
        // Esc is for the dialog that lies on top
        closeOnEscape={guard.dialogProps.closeOnEscape && !isPictureOpen}
      >
        {question && (
          <QuestionForm
            key={question === 'new' ? turn : question.id}
            quizId={quizId}
            question={question === 'new' ? undefined : question}
            isReadOnly={isReadOnly}
            {...guard.formProps}
            isPictureOpen={isPictureOpen}
            setPictureOpen={setPictureOpen}
            onDone={guard.close}
            onCancel={guard.dialogProps.onClose}
            onNext={() => setTurn(turn + 1)}
          />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
