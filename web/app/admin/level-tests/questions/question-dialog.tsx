import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { QuestionType } from '@sohbet/domain/level-test/question'
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

/** A question that can no longer be changed is shown without a form. */
export const QuestionDialog = ({ testId, isReadOnly, ...dialog }: Props) => (
  <EditorDialog<KeyedQuestion, QuestionType> {...dialog} isReadOnly={isReadOnly} size="lg">
    {(editor) =>
      isReadOnly ? (
        editor.question && <QuestionView question={editor.question} />
      ) : (
        <QuestionForm {...editor} testId={testId} />
      )
    }
  </EditorDialog>
)
