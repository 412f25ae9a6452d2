import { Button } from '@mantine/core'
import { disputeRecord } from '@sohbet/contract/selling/disputes'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { z } from 'zod'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import styles from '../enrollments.module.css'
import { useMoney } from '../use-money.ts'
import { useRecordDispute } from './disputes.queries.ts'

type Props = { enrollment: EnrollmentForAdmin; most: number; onClose: () => void }

/** Records a dispute of a provider that does not report them. */
export function RecordDispute({ enrollment: { id, currency }, most, onClose }: Props) {
  const { t } = useTranslation(['enrollments', 'ui'])
  const money = useMoney()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: record } = useRecordDispute(id)
  const schema = useMemo(
    () => disputeRecord.extend({ amount: z.number().min(0.01).max(most).multipleOf(0.01) }),
    [most],
  )
  const form = useZodForm(schema, { initialValues: { amount: most } })
  const submit = async (values: z.output<typeof schema>) => {
    try {
      const isDone = await confirm({
        message: t('dispute.recordAsk', { amount: money(values.amount, currency) }),
        isDestructive: true,
        action: () => record(values),
      })
      if (!isDone) return
      showSuccess(t('dispute.recorded'))
      onClose()
    } catch (error) {
      showFormError(form, error, {
        title: t('dispute.recordFailed'),
        fieldOfCode: { DISPUTE_TOO_LARGE: 'amount' },
      })
    }
  }
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit((values) => void submit(values))}>
      <p className={styles.plain}>{t('dispute.recordHint')}</p>
      <AmountField
        form={form}
        name="amount"
        label={t('dispute.recordAmount')}
        description={t('dispute.available', { amount: money(most, currency) })}
        rightSection={<span className={styles.currency}>{currency}</span>}
        rightSectionWidth={56}
      />
      <ButtonRow>
        <Button type="submit">{t('dispute.record')}</Button>
        <Button variant="default" onClick={onClose}>
          {t('ui:dialog.cancel')}
        </Button>
      </ButtonRow>
      {dialog}
    </form>
  )
}
