import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useTranslation } from 'react-i18next'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { emptyValues, formSchema, valuesOf } from './question-values.ts'
import { useSaveQuestion } from './quizzes.queries.ts'

export const next = 'next'
/** By which button a form was sent. */
const isNextWanted = (event: Event | undefined) =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === next

type Options = {
  quizId: string
  question: KeyedQuizQuestion | undefined
  onDone: () => void
  onNext: () => void
}

export function useQuestionForm({ quizId, question, onDone, onNext }: Options) {
  const { t } = useTranslation('quizzes')
  const form = useZodForm(formSchema, {
    initialValues: question ? valuesOf(question) : emptyValues(),
    onValuesChange: (values, previous) => {
      if (values.questionType !== previous.questionType) form.clearErrors()
    },
  })
  const { mutate: save, isPending } = useSaveQuestion(quizId)
  const submit = form.onSubmit((fields, event) =>
    save(
      { id: question?.id, fields },
      {
        onSuccess: () => {
          showSuccess(t(question ? 'questions.updated' : 'questions.created'))
          if (isNextWanted(event?.nativeEvent)) onNext()
          else onDone()
        },
        onError: (error) => {
          const rest = applyApiError(form, error, t('questions.saveFailedText'), {
            AUDIO_MISSING: 'audioUrl',
          })
          if (rest) showError(t('questions.saveFailed'), rest)
        },
      },
    ),
  )
  return { form, submit, isPending }
}
