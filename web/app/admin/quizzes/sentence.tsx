import { useTranslation } from 'react-i18next'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { AcceptedAnswers } from './accepted-answers.tsx'
import type { QuestionForm } from './question-values.ts'

/** The whole sentence that is to be written. */
export function SentenceFields({ form }: { form: QuestionForm }) {
  const { t } = useTranslation('quizzes')
  return (
    <>
      <TextAreaField
        form={form}
        name="correctAnswer"
        label={t('form.correctAnswer')}
        description={t('form.correctHint')}
        minRows={2}
        lang="en"
        autoComplete="off"
      />
      <AcceptedAnswers form={form} />
    </>
  )
}
