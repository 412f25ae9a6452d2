import '@mantine/core/styles/Radio.css'
import { Button, Radio } from '@mantine/core'
import { cancellation, type EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import styles from '../enrollments.module.css'
import { useCancelEnrollment } from '../enrollments.queries.ts'
import { RefundWay } from './refund-way.tsx'
import { useNameOf } from './use-name-of.ts'
import { useMoney } from '../use-money.ts'

type Props = { enrollment: EnrollmentForAdmin | undefined; onClose: () => void }

export function CancelEnrollment({ enrollment, onClose }: Props) {
  const { t } = useTranslation('enrollments')
  return (
    <FormDialog title={t('cancel.title')} subject={enrollment} onClose={onClose}>
      {(shown, form) => <CancelForm enrollment={shown} {...form} />}
    </FormDialog>
  )
}

type FormProps = DialogFormProps & { enrollment: EnrollmentForAdmin }

function useCancelForm({ enrollment, onDone, ...listener }: FormProps) {
  const { t } = useTranslation('enrollments')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: cancel } = useCancelEnrollment(enrollment.id)
  const money = useMoney()
  const hasPaid = enrollment.paid > 0
  const form = useZodForm(cancellation, { initialValues: { withRefund: hasPaid, note: '' } })
  useReportDirty(form, listener)
  const names = { username: useNameOf(enrollment), course: enrollment.courseName }
  const amount = money(enrollment.paid, enrollment.currency)

  const submit = async (values: ReturnType<typeof form.getTransformedValues>) => {
    const { withRefund } = values
    const question = !hasPaid ? 'cancel.askPlain' : withRefund ? 'cancel.askWith' : 'cancel.askWithout'
    try {
      const isDone = await confirm({
        message: t(question, { ...names, amount }),
        isDestructive: true,
        action: () => cancel(values),
      })
      if (!isDone) return
      const way = enrollment.source === 'hand' ? 'way.handDone' : 'way.cardDone'
      showSuccess(t('cancel.done'), hasPaid && withRefund ? t(way, { ...names, amount }) : '')
      onDone()
    } catch (error) {
      showFormError(form, error, { title: t('cancel.failed') })
    }
  }
  return { form, onSubmit: form.onSubmit((values) => void submit(values)), names, amount, hasPaid, dialog }
}

function CancelForm(props: FormProps) {
  const { t } = useTranslation('enrollments')
  const { enrollment } = props
  const { form, onSubmit, names, amount, hasPaid, dialog } = useCancelForm(props)
  const { withRefund } = form.values
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <p className={styles.who}>{t('cancel.who', names)}</p>
      <ul className={styles.consequences}>
        <li>{t('cancel.seat')}</li>
        {enrollment.status === 'active' && <li>{t('cancel.credits')}</li>}
        {enrollment.status === 'active' && enrollment.user && <li>{t('cancel.mail', names)}</li>}
      </ul>
      {hasPaid && (
        <Radio.Group
          label={t('cancel.choice', { amount })}
          value={withRefund ? 'refund' : 'keep'}
          onChange={(choice) => form.setFieldValue('withRefund', choice === 'refund')}
        >
          <div className={styles.choices}>
            <Radio size="md" value="refund" label={t('cancel.withRefund', { amount })} />
            <Radio size="md" value="keep" label={t('cancel.withoutRefund')} />
          </div>
        </Radio.Group>
      )}
      {hasPaid && withRefund && <RefundWay source={enrollment.source} />}
      <TextAreaField
        form={form}
        name="note"
        label={t('cancel.note')}
        description={t('cancel.noteHint')}
        minRows={2}
        isOptional
      />
      <Button type="submit">{t('cancel.submit')}</Button>
      {dialog}
    </form>
  )
}
