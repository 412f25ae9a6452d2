import { Button } from '@mantine/core'
import { takingBack } from '@sohbet/contract/selling/by-hand'
import type { Reply } from '@sohbet/contract/endpoint'
import type { listMovements } from '@sohbet/contract/selling/enrollments-admin'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { formatDay } from '../../../ui/format.ts'
import styles from '../enrollments.module.css'
import { useMoney } from '../use-money.ts'
import { useTakePaymentBack } from './by-hand.queries.ts'

type Movement = Reply<typeof listMovements>[number]

type Props = { enrollmentId: string; movement: Movement }

/** Takes back a payment that was booked by mistake. */
export function TakeBack({ enrollmentId, movement }: Props) {
  const { t } = useTranslation('byHand')
  const language = useLanguage()
  const [shown, setShown] = useState<Movement>()
  const date = movement.receivedOn ? formatDay(movement.receivedOn, language) : ''
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('takeBack.label', { date })}
        onClick={() => setShown(movement)}
      >
        {t('takeBack.button')}
      </Button>
      <FormDialog title={t('takeBack.title')} subject={shown} onClose={() => setShown(undefined)}>
        {(one, form) => <TakeBackForm enrollmentId={enrollmentId} movement={one} {...form} />}
      </FormDialog>
    </>
  )
}

function TakeBackForm({ enrollmentId, movement, onDone, ...listener }: Props & DialogFormProps) {
  const { t } = useTranslation('byHand')
  const money = useMoney()
  const { mutate: takeBack, isPending } = useTakePaymentBack(enrollmentId, movement.id)
  const form = useZodForm(takingBack, { initialValues: { reason: '' } })
  useReportDirty(form, listener)
  const submit = form.onSubmit((values) =>
    takeBack(values, {
      onSuccess: () => {
        showSuccess(t('takeBack.done'))
        onDone()
      },
      onError: (error) => showFormError(form, error, { title: t('takeBack.failed') }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.plain}>
        {t('takeBack.text', { amount: money(movement.amount, movement.currency) })}
      </p>
      <TextAreaField form={form} name="reason" label={t('takeBack.reason')} minRows={2} data-autofocus />
      <Button type="submit" loading={isPending}>
        {t('takeBack.submit')}
      </Button>
    </form>
  )
}
