import { Button, TextInput } from '@mantine/core'
import { feedbackLimits, lessonFeedback, type LessonFeedback } from '@sohbet/contract/lessons/coach-lessons'
import { useTranslation } from '../../texts/use-translation.ts'
import { z } from 'zod'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Phrases } from './requests/phrases.tsx'
import { useGiveFeedback } from './coach-lessons.queries.ts'
import styles from './coach-lessons.module.css'

const places = Array.from({ length: feedbackLimits.words }, (_, place) => place)
const nothing: LessonFeedback = { wentWell: '', words: [], homework: '' }

/** A word that is left empty is left out. */
const fields = lessonFeedback.extend({
  words: z
    .array(z.string())
    .transform((words) => words.filter((word) => word.trim() !== ''))
    .pipe(lessonFeedback.shape.words),
})

type Props = {
  seat: { id: string; userId: string }
  feedback: LessonFeedback | null
  onClose: () => void
}

/** What went well, three words and homework, for the learner. */
export function FeedbackForm({ seat, feedback, onClose }: Props) {
  const { t } = useTranslation('coachLessons')
  const { mutate: give, isPending } = useGiveFeedback()
  const { words, ...texts } = feedback ?? nothing
  const form = useZodForm(fields, {
    initialValues: { ...texts, words: places.map((place) => words[place] ?? '') },
  })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const { wentWell, homework } = form.values
  const isEmpty = [wentWell, homework, ...form.values.words].every((text) => text.trim() === '')
  const submit = form.onSubmit((given) =>
    give(
      { ...seat, feedback: given },
      {
        onSuccess: () => {
          showSuccess(t('feedback.saved'))
          onClose()
        },
        onError: (error) => showFormError(form, error, { title: t('feedback.failed') }),
      },
    ),
  )
  const text = { minRows: 2, maxLength: feedbackLimits.text, isOptional: true }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextAreaField form={form} name="wentWell" label={t('feedback.wentWell')} {...text} />
      <Phrases
        text={wentWell}
        onInsert={(phrase) =>
          form.setFieldValue('wentWell', [wentWell.trim(), phrase].filter(Boolean).join('\n'))
        }
      />
      <fieldset className={styles.wordFields}>
        <legend>{t('feedback.words')}</legend>
        {places.map((place) => (
          <TextInput
            key={place}
            size="md"
            lang="en"
            autoComplete="off"
            maxLength={feedbackLimits.word}
            aria-label={t('feedback.word', { number: place + 1 })}
            {...form.getInputProps(`words.${place}`)}
          />
        ))}
      </fieldset>
      <TextAreaField form={form} name="homework" label={t('feedback.homework')} {...text} />
      <div className={styles.actions}>
        <Button type="submit" loading={isPending} disabled={isEmpty}>
          {t('feedback.send')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('feedback.close')}
        </Button>
      </div>
      {leaveDialog}
    </form>
  )
}
