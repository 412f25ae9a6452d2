import { Button } from '@mantine/core'
import { refund, type EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { z } from 'zod'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import styles from '../enrollments.module.css'
import { useRefund } from '../enrollments.queries.ts'
import { canCancel } from './possible-actions.ts'
import { RefundWay } from './refund-way.tsx'
import { useMoney } from '../use-money.ts'
import { useNameOf } from './use-name-of.ts'

type Props = { enrollment: EnrollmentForAdmin | undefined; onClose: () => void }

export function RefundEnrollment({ enrollment, onClose }: Props) {
  const { t } = useTranslation('enrollments')
  return (
    <FormDialog title={t('refund.title')} subject={enrollment} onClose={onClose}>
      {(shown, form) => <RefundForm enrollment={shown} {...form} />}
    </FormDialog>
  )
}

const smallest = 0.01

type FormProps = DialogFormProps & { enrollment: EnrollmentForAdmin }

function useRefundForm({ enrollment, onDone, ...listener }: FormProps) {
  const { t } = useTranslation('enrollments')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: order } = useRefund(enrollment.id)
  const money = useMoney()
  const username = useNameOf(enrollment)
  const { paid, currency, source } = enrollment
  const isByHand = source === 'hand'
  const schema = useMemo(
    () => refund.extend({ amount: z.number().min(smallest).max(paid).multipleOf(smallest) }),
    [paid],
  )
  const form = useZodForm(schema, { initialValues: { amount: paid, note: '' } })
  useReportDirty(form, listener)

  const submit = async (values: z.output<typeof schema>) => {
    const amount = money(values.amount, currency)
    try {
      const isDone = await confirm({
        message: t('refund.ask', { amount, username }),
        isDestructive: true,
        action: () => order({ ...values, paid }),
      })
      if (!isDone) return
      const [title, text] = isByHand
        ? (['refund.booked', 'way.handDone'] as const)
        : (['refund.done', 'way.cardDone'] as const)
      showSuccess(t(title), t(text, { amount, username }))
      onDone()
    } catch (error) {
      showFormError(form, error, { title: t('refund.failed'), fieldOfCode: { REFUND_TOO_LARGE: 'amount' } })
    }
  }
  return { form, onSubmit: form.onSubmit((values) => void submit(values)), dialog }
}

function RefundForm(props: FormProps) {
  const { t } = useTranslation('enrollments')
  const money = useMoney()
  const { enrollment } = props
  const { form, onSubmit, dialog } = useRefundForm(props)
  const { paid, currency, courseName, source } = enrollment
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <p className={styles.who}>{t('cancel.who', { username: useNameOf(enrollment), course: courseName })}</p>
      {canCancel(enrollment) && <p className={styles.plain}>{t('refund.stays')}</p>}
      <div className={styles.amount}>
        <AmountField
          form={form}
          name="amount"
          label={t('refund.amount')}
          description={t('refund.available', { amount: money(paid, currency) })}
          rightSection={<span className={styles.currency}>{currency}</span>}
          rightSectionWidth={56}
          data-autofocus
        />
        <Button variant="default" onClick={() => form.setFieldValue('amount', paid)}>
          {t('refund.all')}
        </Button>
      </div>
      <RefundWay source={source} />
      <TextAreaField
        form={form}
        name="note"
        label={t('refund.note')}
        description={t('cancel.noteHint')}
        minRows={2}
        isOptional
      />
      <Button type="submit">{t('refund.submit')}</Button>
      {dialog}
    </form>
  )
}
