import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { certificateFields, type EndedCourse } from '@sohbet/contract/learning/certificates'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSession } from '../../session/session.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useIssue } from './certificates.queries.ts'
import styles from './certificates.module.css'

type Props = { course: EndedCourse | undefined; onClose: () => void }

/** The name of a certificate is confirmed once, and says for ever what was confirmed. */
export function ConfirmName({ course, onClose }: Props) {
  const { t } = useTranslation('certificates')
  return (
    <FormDialog title={t('confirm.title')} subject={course} onClose={onClose}>
      {(shown, form) => <NameForm course={shown} {...form} />}
    </FormDialog>
  )
}

function NameForm({ course, onDone, onCancel, ...listener }: DialogFormProps & { course: EndedCourse }) {
  const { t } = useTranslation('certificates')
  const { mutate: issue, isPending } = useIssue()
  const name = useSession()?.user.username ?? ''
  const form = useZodForm(certificateFields, { initialValues: { name, showsName: true } })
  useReportDirty(form, listener)
  const submit = form.onSubmit((fields) =>
    issue(
      { ...fields, enrollmentId: course.enrollmentId },
      {
        onSuccess: () => {
          showSuccess(t('moment.done'), t('moment.doneText'))
          onDone()
        },
        onError: (error) => showFormError(form, error, { title: t('confirm.failed') }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p>{t('confirm.lead', { course: course.courseName })}</p>
      <TextField
        form={form}
        name="name"
        size="lg"
        label={t('confirm.name')}
        description={t('confirm.nameHint')}
        autoComplete="name"
        data-autofocus
      />
      <Alert color="orange" variant="light" role="note">
        {t('confirm.fixed')}
      </Alert>
      <SwitchField
        form={form}
        name="showsName"
        label={t('confirm.shows')}
        description={t('confirm.showsHint')}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('confirm.submit')}
        </Button>
      </DialogFooter>
    </form>
  )
}
