import type { KeyedQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import type { QuestionType } from '@sohbet/domain/level-test/question'
import { useState } from 'react'
import { EditorDialog } from '../../question-editor/editor-dialog.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionView } from './question-view.tsx'

type Props = {
  testId: string
  /** The question to edit; undefined closes the dialog. */
  question: KeyedQuestion | 'new' | undefined
  isReadOnly: boolean
  onClose: () => void
}

const firstType: QuestionType = 'text'

/** A question that can no longer be changed is shown without a form. */
export function QuestionDialog({ testId, question, isReadOnly, onClose }: Props) {
  // The next new question has the type of the one before it
  const [type, setType] = useState(firstType)
  const close = () => {
    setType(firstType)
    onClose()
  }
  return (
    <EditorDialog question={question} isReadOnly={isReadOnly} size="lg" onClose={close}>
      {(editor) =>
        isReadOnly ? (
          editor.question && <QuestionView question={editor.question} />
        ) : (
          <QuestionForm
            {...editor}
            testId={testId}
            type={type}
            onNext={(next) => {
              setType(next)
              editor.onNext()
            }}
          />
        )
      }
    </EditorDialog>
  )
}
