import { Button } from '@mantine/core'
import { paymentTerms } from '@sohbet/contract/selling/by-hand'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { z } from 'zod'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import styles from '../enrollments.module.css'
import { useChangePaymentTerms, useRemindOfBalance } from './by-hand.queries.ts'

/** Until when the rest of the price is due, and reminders of it. */
export function PaymentTerms({ enrollment }: { enrollment: EnrollmentForAdmin }) {
  const { t } = useTranslation('byHand')
  const { id, dueOn, reminds, remindedAt, holdsCredits } = enrollment
  const language = useLanguage()
  const { mutate: save, isPending } = useChangePaymentTerms(id)
  const { mutate: remind, isPending: isReminding } = useRemindOfBalance(id)
  const initialValues: z.input<typeof paymentTerms> = { dueOn: dueOn ?? '', reminds, creditsNow: false }
  const form = useZodForm(paymentTerms, { initialValues })
  const submit = form.onSubmit((values) =>
    save(values, {
      onSuccess: () => {
        form.resetDirty()
        showSuccess(t('terms.saved'))
      },
      onError: (error) => showError(t('terms.failed'), errorMessage(error, t('terms.failed'))),
    }),
  )
  const send = () =>
    remind(undefined, {
      onSuccess: () => showSuccess(t('terms.remindDone')),
      onError: (error) => showError(t('terms.remindFailed'), errorMessage(error, t('terms.remindFailed'))),
    })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        form={form}
        name="dueOn"
        type="date"
        label={t('terms.dueOn')}
        description={t('terms.dueOnHint')}
        isOptional
      />
      <SwitchField
        form={form}
        name="reminds"
        label={t('terms.reminds')}
        description={t('terms.remindsHint')}
      />
      {!holdsCredits && <SwitchField form={form} name="creditsNow" label={t('terms.creditsNow')} />}
      <ButtonRow>
        <Button type="submit" variant="default" loading={isPending} disabled={!form.isDirty()}>
          {t('terms.save')}
        </Button>
        <Button variant="default" loading={isReminding} onClick={send}>
          {t('terms.remind')}
        </Button>
      </ButtonRow>
      {remindedAt && (
        <p className={styles.soft}>
          {t('reminded')}: <time dateTime={remindedAt}>{formatDateTime(remindedAt, language)}</time>
        </p>
      )}
    </form>
  )
}
