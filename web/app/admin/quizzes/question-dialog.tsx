import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { EditorDialog } from '../question-editor/editor-dialog.tsx'
import { QuestionForm } from './question-form.tsx'
import type { Kind } from './question-values.ts'

type Props = {
  quizId: string
  /** The question to edit; undefined closes the dialog. */
  question: KeyedQuizQuestion | 'new' | undefined
  isReadOnly: boolean
  onClose: () => void
}

export const QuestionDialog = ({ quizId, isReadOnly, ...dialog }: Props) => (
  <EditorDialog<KeyedQuizQuestion, Kind> {...dialog} isReadOnly={isReadOnly} size="72rem">
    {(editor) => <QuestionForm {...editor} quizId={quizId} isReadOnly={isReadOnly} />}
  </EditorDialog>
)
