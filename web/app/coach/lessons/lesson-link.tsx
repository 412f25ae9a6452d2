import { Button } from '@mantine/core'
import { lessonLink, type CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { z } from 'zod'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useChangeLink } from './coach-lessons.queries.ts'
import styles from './coach-lessons.module.css'

/** Another meeting link for one lesson. */
export function LessonLink({ lesson }: { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(lesson.meetingLink ? 'link.change' : 'link.action')}
      </Button>
      <FormDialog
        title={t('link.title')}
        subject={isOpen ? lesson : undefined}
        onClose={() => setOpen(false)}
      >
        {(shown, form) => <LinkForm lesson={shown} {...form} />}
      </FormDialog>
    </>
  )
}

/** An empty field stands for the coach's own link. */
const fields = z.object({
  meetingLink: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(lessonLink.shape.meetingLink),
})

function LinkForm({ lesson, onDone, onCancel, ...listener }: DialogFormProps & { lesson: CoachLesson }) {
  const { t } = useTranslation('coachLessons')
  const { mutate: change, isPending } = useChangeLink()
  const form = useZodForm(fields, { initialValues: { meetingLink: lesson.meetingLink ?? '' } })
  useReportDirty(form, listener)
  const submit = form.onSubmit(({ meetingLink }) =>
    change(
      { id: lesson.id, meetingLink },
      {
        onSuccess: () => {
          showSuccess(t(meetingLink ? 'link.done' : 'link.cleared'))
          onDone()
        },
        onError: (error) => showFormError(form, error, { title: t('link.failed') }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        form={form}
        name="meetingLink"
        type="url"
        inputMode="url"
        label={t('link.label')}
        description={t('link.hint')}
        placeholder="https://"
        isOptional
        data-autofocus
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          {t('link.save')}
        </Button>
      </DialogFooter>
    </form>
  )
}
