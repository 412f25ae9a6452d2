import { Button } from '@mantine/core'
import { courseNameLength } from '@sohbet/contract/catalogue/course-parts'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { secondGroup } from '@sohbet/contract/selling/waiting-list'
import { isDay } from '@sohbet/domain/calendar'
import { copyName } from '@sohbet/domain/course/copy'
import { datesOfGroup, suggestedStart } from '@sohbet/domain/course/second-group'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { formatDay } from '../../ui/format.ts'
import { coursePath } from '../admin-paths.ts'
import { CoachConflicts } from '../courses/form/fields/coach-conflicts.tsx'
import { valuesOf } from '../courses/form/course-values.ts'
import styles from './waiting-list.module.css'
import { useOpenSecondGroup } from './waiting-list.queries.ts'

type Props = { course: Course | undefined; onClose: () => void }

export function SecondGroup({ course, onClose }: Props) {
  const { t } = useTranslation('waitingList')
  return (
    <FormDialog title={t('group.title')} subject={course} onClose={onClose}>
      {(shown, form) => <GroupForm course={shown} {...form} />}
    </FormDialog>
  )
}

const fieldOfCode = { COURSE_NAME_TAKEN: 'name', GROUP_START_PAST: 'startDate' }

function useGroupForm({ course, onDone, ...listener }: DialogFormProps & { course: Course }) {
  const { t } = useTranslation('waitingList')
  const navigate = useNavigate()
  const { mutate: open, isPending } = useOpenSecondGroup(course.id)
  const form = useZodForm(secondGroup, {
    initialValues: {
      name: copyName(course.name, { taken: [course.name], maxLength: courseNameLength.max }),
      startDate: suggestedStart(course),
      isOpen: false,
    },
  })
  useReportDirty(form, listener)
  const submit = form.onSubmit((body) =>
    open(body, {
      onSuccess: ({ course: group, offered, waiting }) => {
        const news = [
          offered > 0 && t('group.offered', { count: offered }),
          waiting > 0 && t('group.waiting', { count: waiting }),
        ]
        showSuccess(t('group.done'), news.filter(Boolean).join(' '))
        onDone()
        void navigate(coursePath('edit', group.id))
      },
      onError: (error) => showFormError(form, error, { title: t('group.failed'), fieldOfCode }),
    }),
  )
  return { form, submit, isPending }
}

function GroupForm(props: DialogFormProps & { course: Course }) {
  const { course, onCancel } = props
  const { t } = useTranslation('waitingList')
  const language = useLanguage()
  const { form, submit, isPending } = useGroupForm(props)
  const { startDate } = form.values
  const dates = isDay(startDate) ? datesOfGroup(course, startDate) : undefined
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.plain}>{t('group.text')}</p>
      <TextField form={form} name="name" size="md" label={t('group.name')} />
      <TextField
        form={form}
        name="startDate"
        type="date"
        size="md"
        label={t('group.startDate')}
        description={dates && t('group.endsOn', { day: formatDay(dates.endDate, language) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {dates && <CoachConflicts values={{ ...valuesOf(course), ...dates }} courseId={undefined} />}
      <SwitchField form={form} name="isOpen" label={t('group.isOpen')} description={t('group.isOpenHint')} />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('group.submit')}
        </Button>
      </DialogFooter>
    </form>
  )
}
