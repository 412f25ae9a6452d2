import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { revokeFields, type ListedCertificate } from '@sohbet/contract/learning/certificates'
import { useTranslation } from '../../texts/use-translation.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useRevoke } from './certificates.queries.ts'
import styles from './certificates.module.css'

type Props = { certificate: ListedCertificate | undefined; onClose: () => void }

/** Revokes a certificate for good. After a mistake the learner may confirm a name again. */
export function RevokeCertificate({ certificate, onClose }: Props) {
  const { t } = useTranslation('issuedCertificates')
  return (
    <FormDialog title={t('revoke.title')} subject={certificate} onClose={onClose}>
      {(shown, form) => <RevokeForm certificate={shown} {...form} />}
    </FormDialog>
  )
}

type FormProps = DialogFormProps & { certificate: ListedCertificate }

function RevokeForm({ certificate, onDone, onCancel, ...listener }: FormProps) {
  const { t } = useTranslation('issuedCertificates')
  const { id, number, holderName, courseName } = certificate
  const { mutate: revoke, isPending } = useRevoke(id)
  const form = useZodForm(revokeFields, { initialValues: { reason: '', mayReissue: false } })
  useReportDirty(form, listener)
  const submit = form.onSubmit((fields) =>
    revoke(fields, {
      onSuccess: () => {
        showSuccess(t('revoke.done', { number }))
        onDone()
      },
      onError: (error) => showFormError(form, error, { title: t('revoke.failed') }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p>{t('revoke.who', { number, name: holderName ?? t('erased'), course: courseName })}</p>
      <Alert color="orange" variant="light" role="note">
        {t('revoke.hint')}
      </Alert>
      <TextAreaField
        form={form}
        name="reason"
        label={t('revoke.reason')}
        description={t('revoke.reasonHint')}
        data-autofocus
      />
      <SwitchField
        form={form}
        name="mayReissue"
        label={t('revoke.reissue')}
        description={t('revoke.reissueHint')}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" color="red" loading={isPending}>
          {t('revoke.deed')}
        </Button>
      </DialogFooter>
    </form>
  )
}
