import { useTranslation } from '../../texts/use-translation.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { OptionFields } from '../question-editor/option-fields.tsx'
import { AcceptedAnswers } from './accepted-answers.tsx'
import type { QuestionForm } from './question-values.ts'

type Props = { form: QuestionForm }

/** Four options, one of them marked as correct. */
export function MultiOptionFields({ form }: Props) {
  const { t } = useTranslation('questionEditor')
  return (
    <OptionFields
      form={form}
      legend={t('option.legend')}
      hint={t('option.hint')}
      correct={{
        id: form.values.correctOption,
        onMark: (id) => form.setFieldValue('correctOption', id),
      }}
      fault={form.errors['correctAnswer'] ?? form.errors['options']}
    />
  )
}

/** The pieces in the correct order, which is the key. */
export function DragDropFields({ form }: Props) {
  const { t } = useTranslation('quizzes')
  return <OptionFields form={form} legend={t('form.pieces')} hint={t('form.piecesHint')} />
}

/** The word or words that fill the blank. */
export function FillBlankFields({ form }: Props) {
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

/** The whole sentence that the learner writes. */
export function SentenceFields({ form }: Props) {
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
