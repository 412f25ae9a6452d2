import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useSubmit } from '../question-editor/use-submit.ts'
import { emptyValues, formSchema, valuesOf } from './question-values.ts'
import { useSaveQuestion } from './quizzes.queries.ts'

type Options = {
  quizId: string
  question: KeyedQuizQuestion | undefined
  onDone: () => void
  onNext: () => void
}

export function useQuestionForm({ quizId, question, onDone, onNext }: Options) {
  const form = useZodForm(formSchema, {
    initialValues: question ? valuesOf(question) : emptyValues(),
    onValuesChange: (values, previous) => {
      if (values.questionType !== previous.questionType) form.clearErrors()
    },
  })
  const { mutate: save, isPending } = useSaveQuestion(quizId)
  const submit = useSubmit(form, {
    isNew: !question,
    save: (fields, settled) => save({ id: question?.id, fields }, settled),
    onDone,
    onNext,
    fieldOfCode: { AUDIO_MISSING: 'audioUrl' },
  })
  return { form, submit, isPending }
}
