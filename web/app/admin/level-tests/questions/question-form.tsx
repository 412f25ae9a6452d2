import { Button } from '@mantine/core'
import { levelTestQuestionFields, type KeyedQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import { optionIds, questionTypes, type QuestionType } from '@sohbet/domain/level-test/question'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { applyApiError } from '../../../ui/form/apply-api-error.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm, type ZodForm } from '../../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../../ui/toasts.tsx'
import { useSaveQuestion } from '../level-tests.queries.ts'
import { QuestionAudio } from './question-audio.tsx'
import styles from './question-form.module.css'

type Values = z.input<typeof levelTestQuestionFields>

const empty: Values = {
  text: '',
  type: 'text',
  options: optionIds.map((id) => ({ id, text: '' })),
  correctOptionId: 'A',
  audioUrl: '',
  audioSeconds: null,
}

const valuesOf = ({
  text,
  type,
  options,
  correctOptionId,
  audioUrl,
  audioSeconds,
}: KeyedQuestion): Values => ({
  text,
  type,
  options,
  correctOptionId,
  audioUrl: audioUrl ?? '',
  audioSeconds,
})

const next = 'next'
/** By which button a form was sent. */
const isNextWanted = (event: Event | undefined) =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === next

type Props = DirtyListener & {
  testId: string
  question: KeyedQuestion | undefined
  /** Of a new question: mostly that of the one before it. */
  type: QuestionType
  onDone: () => void
  /** Saved, and another one of its type follows. */
  onNext: (type: QuestionType) => void
}

export function QuestionForm({ testId, question, type, onDirty, isDirtyNow, onDone, onNext }: Props) {
  const { t } = useTranslation('levelTests')
  const form = useZodForm(levelTestQuestionFields, {
    initialValues: question ? valuesOf(question) : { ...empty, type },
  })
  const { mutate: save, isPending } = useSaveQuestion()
  useReportDirty(form, { onDirty, isDirtyNow })

  const submit = form.onSubmit((fields, event) =>
    save(
      { testId, id: question?.id, fields },
      {
        onSuccess: () => {
          showSuccess(t(question ? 'questions.updated' : 'questions.created'))
          if (isNextWanted(event?.nativeEvent)) onNext(fields.type)
          else onDone()
        },
        onError: (error) => {
          const rest = applyApiError(form, error, t('questions.saveFailedText'))
          if (rest) showError(t('questions.saveFailed'), rest)
        },
      },
    ),
  )

  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.form}>
        <TextAreaField form={form} name="text" label={t('form.text')} minRows={2} lang="en" data-autofocus />
        <SelectField
          form={form}
          name="type"
          label={t('form.type')}
          data={questionTypes.map((one) => ({ value: one, label: t(`questions.type.${one}`) }))}
        />
        {form.values.type === 'listening' && <QuestionAudio form={form} />}
        <Options form={form} />
        <div className={styles.buttons}>
          <Button type="submit" loading={isPending}>
            {t('form.save')}
          </Button>
          {!question && (
            <Button type="submit" variant="default" disabled={isPending} value={next}>
              {t('form.saveAndNext')}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

/** Four texts, and before each the mark of the correct one. */
function Options({ form }: { form: ZodForm<Values, unknown> }) {
  const { t } = useTranslation('levelTests')
  return (
    <fieldset className={styles.options}>
      <legend>{t('form.options')}</legend>
      <p className={styles.hint}>{t('form.optionsHint')}</p>
      {optionIds.map((id, index) => (
        <div
          key={id}
          className={styles.option}
          data-correct={form.values.correctOptionId === id || undefined}
        >
          <label className={styles.mark}>
            <input
              type="radio"
              name="correctOptionId"
              aria-label={t('form.correct', { id })}
              checked={form.values.correctOptionId === id}
              onChange={() => form.setFieldValue('correctOptionId', id)}
            />
            <span aria-hidden>{id}</span>
          </label>
          <TextField
            form={form}
            name={`options.${index}.text`}
            label={t('form.option', { id })}
            // The letter before it is seen
            labelProps={{ className: styles.unseen }}
            lang="en"
            autoComplete="off"
          />
        </div>
      ))}
    </fieldset>
  )
}
