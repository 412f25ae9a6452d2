import { Button } from '@mantine/core'
import { schoolDay } from '@sohbet/domain/calendar'
import IconCalendarPlus from '#icons/IconCalendarPlus'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useSession } from '../../../session/session.ts'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { lessonsInTheWay } from '../../lessons-in-the-way.ts'
import { KindField } from '../change/kind-field.tsx'
import { fieldOfCode, momentOf, timeFields, type TimeValues } from '../change/live-session-values.ts'
import { TimeFields } from '../change/time-fields.tsx'
import styles from '../staff/staff-live-sessions.module.css'
import { useAcceptClash } from '../change/use-accept-clash.tsx'
import { useAddSession } from '../staff/staff-live-sessions.queries.ts'

/** Adds a session outside the weekly plan to a course. */
export function AddSession({ courseId }: { courseId: string }) {
  const { t } = useTranslation('substitutes')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={styles.add}
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('extra.add')}
      </Button>
      <FormDialog
        title={t('extra.title')}
        subject={isOpen ? courseId : undefined}
        onClose={() => setOpen(false)}
      >
        {(id, form) => <Form courseId={id} {...form} />}
      </FormDialog>
    </>
  )
}

const newSession = (now: Date): TimeValues => ({
  kind: 'speaking_group',
  day: schoolDay(now),
  time: '',
  duration: '60',
})

function Form({ courseId, onDone, onCancel, ...listener }: DialogFormProps & { courseId: string }) {
  const { t } = useTranslation('substitutes')
  const area = useSession()?.user.role === 'admin' ? 'admin' : 'coach'
  const { mutateAsync: add, isPending } = useAddSession(courseId)
  const { acceptClash, dialog } = useAcceptClash()
  const [now] = useState(() => new Date())
  const form = useZodForm(timeFields, {
    initialValues: newSession(now),
  })
  useReportDirty(form, listener)
  const submit = form.onSubmit(async ({ kind, duration, ...when }) => {
    const body = { kind, duration, startsAt: momentOf(when) ?? '' }
    try {
      if (!(await acceptClash((accepted) => add({ ...body, ...accepted })))) return
      showSuccess(t('extra.done'))
      onDone()
    } catch (error) {
      showFormError(form, error, {
        title: t('extra.failed'),
        fieldOfCode,
        link: lessonsInTheWay(error, area, { from: when.day, to: when.day }),
      })
    }
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.soft}>{t('extra.intro')}</p>
      <TimeFields form={form} />
      <KindField form={form} />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('extra.submit')}
        </Button>
      </DialogFooter>
      {dialog}
    </form>
  )
}
