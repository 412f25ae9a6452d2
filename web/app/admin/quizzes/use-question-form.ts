import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import type { EditorProps } from '../question-editor/editor-dialog.tsx'
import { useSubmit } from '../question-editor/use-submit.ts'
import { emptyValues, formSchema, valuesOf, type Kind } from './question-values.ts'
import { loadQuestions, useSaveQuestion } from './quizzes.queries.ts'

type Options = Pick<EditorProps<KeyedQuizQuestion, Kind>, 'question' | 'lastKind' | 'onDone' | 'onNext'> & {
  quizId: string
}

export function useQuestionForm({ quizId, question, lastKind, onDone, onNext }: Options) {
  const form = useZodForm(formSchema, {
    initialValues: question ? valuesOf(question) : emptyValues(lastKind),
    onValuesChange: (values, previous) => {
      if (values.questionType !== previous.questionType) form.clearErrors()
    },
  })
  const { mutate: save, isPending } = useSaveQuestion(quizId)
  const { isConflict, dialog } = useEditConflict(form, {
    load: async () => (await loadQuestions(quizId)).filter(({ id }) => id === question?.id).map(valuesOf)[0],
  })
  const submit = useSubmit(form, {
    isConflict,
    isNew: !question,
    save: (fields, settled) => save({ id: question?.id, fields }, settled),
    onDone,
    onNext: ({ questionType, sourceType }) => onNext({ questionType, sourceType }),
    fieldOfCode: { AUDIO_MISSING: 'audioUrl' },
  })
  return { form, submit, isPending, dialog }
}
