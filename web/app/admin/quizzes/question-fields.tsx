import { questionTypes, sourceTypes, type QuestionType } from '@sohbet/domain/quiz/question'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { SelectField } from '../../ui/form/select-box.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { DragDropFields, FillBlankFields, MultiOptionFields, SentenceFields } from './answer-fields.tsx'
import styles from './question-form.module.css'
import type { QuestionForm } from './question-values.ts'

const fieldsOf: Record<QuestionType, ComponentType<{ form: QuestionForm }>> = {
  'multi-option': MultiOptionFields,
  fill_blank: FillBlankFields,
  sentence: SentenceFields,
  'drag-drop': DragDropFields,
}

type Props = {
  form: QuestionForm
  isReadOnly: boolean
  /** Rendered for audio questions only. */
  audio: ReactNode
}

/** The fields of every question, then those of its type. */
export function QuestionFields({ form, isReadOnly, audio }: Props) {
  const { t } = useTranslation('quizzes')
  const { questionType, sourceType } = form.values
  const Fields = fieldsOf[questionType]
  return (
    <>
      <div className={styles.kinds}>
        <SelectField
          form={form}
          name="questionType"
          label={t('form.questionType')}
          data={questionTypes.map((type) => ({ value: type, label: t(`questions.type.${type}`) }))}
        />
        <SelectField
          form={form}
          name="sourceType"
          label={t('form.sourceType')}
          data={sourceTypes.map((type) => ({ value: type, label: t(`questions.source.${type}`) }))}
        />
      </div>
      <TextAreaField
        form={form}
        name="content"
        label={t('form.content')}
        description={t(`form.contentHint.${questionType}`)}
        minRows={2}
        lang="en"
        data-autofocus={!isReadOnly || undefined}
      />
      {sourceType === 'audio' && audio}
      <Fields form={form} />
      <TextAreaField
        form={form}
        name="explanation"
        label={t('form.explanation')}
        description={t('form.explanationHint')}
        minRows={2}
        isOptional
      />
    </>
  )
}
