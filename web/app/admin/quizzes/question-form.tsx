import { Button } from '@mantine/core'
import type { KeyedQuizQuestion } from '@sohbet/contract/quiz-questions'
import { questionTypes, sourceTypes, type QuestionType } from '@sohbet/domain/quiz/question'
import { useEffect, useImperativeHandle, useState, type ComponentType, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SelectField, TextAreaField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { DragDropFields } from './drag-drop.tsx'
import { FillBlankFields } from './fill-blank.tsx'
import { MultiOptionFields } from './multi-option.tsx'
import { QuestionAudio, type UploadedAudio } from './question-audio.tsx'
import styles from './question-form.module.css'
import { QuestionImage } from './question-image.tsx'
import { pictureOf, playUrlOf } from './question-media.ts'
import { QuestionPreview } from './question-preview.tsx'
import {
  correctAnswerFor,
  emptyValues,
  formSchema,
  valuesOf,
  type QuestionForm as Form,
} from './question-values.ts'
import { usePictureUploaded, useSaveQuestion } from './quizzes.queries.ts'
import { SentenceFields } from './sentence.tsx'

const fieldsOf: Record<QuestionType, ComponentType<{ form: Form }>> = {
  'multi-option': MultiOptionFields,
  fill_blank: FillBlankFields,
  sentence: SentenceFields,
  'drag-drop': DragDropFields,
}

const next = 'next'
/** By which button a form was sent. */
const isNextWanted = (event: Event | undefined) =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === next

type Props = {
  quizId: string
  /** Undefined for a new one. */
  question: KeyedQuizQuestion | undefined
  isReadOnly: boolean
  onDirty: (isDirty: boolean) => void
  /** Asks the form itself: what was just typed may not be drawn yet. */
  isDirtyNow: Ref<() => boolean>
  /** Whether the picture's own dialog is open above this one. */
  isPictureOpen: boolean
  setPictureOpen: (isOpen: boolean) => void
  onDone: () => void
  /** Saved, and another one is wanted. */
  onNext: () => void
}

/** The form on the left, what comes of it on the right. */
export function QuestionForm({
  quizId,
  question,
  isReadOnly,
  onDirty,
  isDirtyNow,
  onDone,
  onNext,
  ...props
}: Props) {
  const { t } = useTranslation('quizzes')
  const [initial] = useState(() => (question ? valuesOf(question) : emptyValues()))
  const form = useZodForm(formSchema, {
    initialValues: initial,
    onValuesChange: (values, previous) => {
      if (values.questionType === previous.questionType) return
      form.clearErrors()
      form.setFieldValue('correctAnswer', correctAnswerFor(values.questionType, initial))
    },
  })
  const { mutate: save, isPending } = useSaveQuestion(quizId)
  const pictureUploaded = usePictureUploaded()
  const [picture, setPicture] = useState(() => (question ? pictureOf(question) : null))
  const [uploaded, setUploaded] = useState<UploadedAudio>()
  const isDirty = form.isDirty()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useImperativeHandle(isDirtyNow, () => () => form.isDirty())
  const { questionType, sourceType, audioUrl, imageUrl } = form.values
  const Fields = fieldsOf[questionType]

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
  return (
    <div className={styles.sides}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isReadOnly} className={styles.form}>
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
          {sourceType === 'audio' && (
            <QuestionAudio form={form} isReadOnly={isReadOnly} onUploaded={setUploaded} />
          )}
          <Fields form={form} />
          <TextAreaField
            form={form}
            name="explanation"
            label={t('form.explanation')}
            description={t('form.explanationHint')}
            minRows={2}
            isOptional
          />
          {!isReadOnly && (
            <QuestionImage
              form={form}
              questionId={question?.id}
              picture={picture}
              isOpen={props.isPictureOpen}
              setOpen={props.setPictureOpen}
              onUploaded={(url) => {
                setPicture(url)
                void pictureUploaded()
              }}
            />
          )}
          {!isReadOnly && (
            <div className={styles.upload}>
              <Button type="submit" loading={isPending}>
                {t('form.save')}
              </Button>
              {!question && (
                <Button type="submit" variant="default" disabled={isPending} value={next}>
                  {t('form.saveAndNext')}
                </Button>
              )}
            </div>
          )}
        </fieldset>
      </form>
      <QuestionPreview
        values={form.values}
        playUrl={playUrlOf(audioUrl, question, uploaded)}
        picture={imageUrl === null ? null : picture}
      />
    </div>
  )
}
