import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/fields.tsx'
import { AcceptedAnswers } from './accepted-answers.tsx'
import type { QuestionForm } from './question-values.ts'

/** The word or words that belong into the blank. */
export function FillBlankFields({ form }: { form: QuestionForm }) {
  const { t } = useTranslation('quizzes')
  return (
    <>
      <TextField
        form={form}
        name="correctAnswer"
        label={t('form.correctAnswer')}
        description={t('form.correctHint')}
        lang="en"
        autoComplete="off"
      />
      <AcceptedAnswers form={form} />
    </>
  )
}
