import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import { correctionFields, payoutFields, type PartnerDetails } from '@sohbet/contract/partners/partners'
import { schoolDay } from '@sohbet/domain/calendar'
import { currencies, type Currency } from '@sohbet/domain/course/price'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { SelectField } from '../../ui/form/select-box.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { formatAmount } from '../../ui/format.ts'
import { useBookPayout, useCorrectBalance } from './partners.queries.ts'
import styles from './partners.module.css'

export type Booking = 'payout' | 'correction'
type Props = { partner: PartnerDetails; booking: Booking | undefined; onClose: () => void }

export function BookDialogs({ partner, booking, onClose }: Props) {
  const { t } = useTranslation('partners')
  return (
    <FormDialog title={t(`${booking ?? 'payout'}.title`)} subject={booking} onClose={onClose}>
      {(kind, form) =>
        kind === 'payout' ? (
          <PayoutForm partner={partner} {...form} />
        ) : (
          <CorrectionForm partner={partner} {...form} />
        )
      }
    </FormDialog>
  )
}

type FormProps = DialogFormProps & { partner: PartnerDetails }

const choices = currencies.map((currency) => ({ value: currency, label: currency }))
const firstCurrency = ({ balances }: PartnerDetails): Currency =>
  balances.find(({ payable }) => payable > 0)?.currency ?? balances[0]?.currency ?? 'TRY'

function PayoutForm({ partner, onDone, onCancel, ...listener }: FormProps) {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  const payableOf = (currency: Currency) =>
    partner.balances.find((one) => one.currency === currency)?.payable ?? 0
  const currency = firstCurrency(partner)
  const [today] = useState(() => schoolDay(new Date()))
  const { mutate: book, isPending } = useBookPayout(partner.id)
  const form = useZodForm(payoutFields, {
    initialValues: {
      currency,
      amount: Math.max(0, payableOf(currency)),
      paidOn: today,
      note: '',
      isAdvance: false,
    },
  })
  useReportDirty(form, listener)
  const payable = payableOf(form.values.currency)
  const submit = form.onSubmit((body) =>
    book(
      { ...body, payable },
      {
        onSuccess: () => {
          showSuccess(t('payout.done'))
          onDone()
        },
        onError: (error) => {
          const codes = { PAYOUT_TOO_LARGE: 'amount', PAYOUT_IN_FUTURE: 'paidOn' }
          showFormError(form, error, { title: t('payout.failed'), fieldOfCode: codes })
        },
      },
    ),
  )
  const sum = formatAmount(payable, form.values.currency, language)
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.plain}>{t('payout.text', { name: partner.name, sum })}</p>
      <SelectField form={form} name="currency" label={t('payout.currency')} data={choices} />
      <AmountField form={form} name="amount" label={t('payout.amount')} data-autofocus />
      <TextField form={form} name="paidOn" type="date" label={t('payout.paidOn')} />
      <TextAreaField form={form} name="note" label={t('payout.note')} isOptional />
      <Checkbox
        size="md"
        label={t('payout.isAdvance')}
        {...form.getInputProps('isAdvance', { type: 'checkbox' })}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('payout.button')}
        </Button>
      </DialogFooter>
    </form>
  )
}

function CorrectionForm({ partner, onDone, onCancel, ...listener }: FormProps) {
  const { t } = useTranslation('partners')
  const { mutate: book, isPending } = useCorrectBalance(partner.id)
  const form = useZodForm(correctionFields, {
    initialValues: { currency: firstCurrency(partner), amount: 0, note: '' },
  })
  useReportDirty(form, listener)
  const submit = form.onSubmit((body) =>
    book(body, {
      onSuccess: () => {
        showSuccess(t('correction.done'))
        onDone()
      },
      onError: (error) => showFormError(form, error, { title: t('correction.failed') }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.plain}>{t('correction.text')}</p>
      <SelectField form={form} name="currency" label={t('payout.currency')} data={choices} />
      <AmountField form={form} name="amount" label={t('correction.amount')} allowNegative data-autofocus />
      <TextAreaField form={form} name="note" label={t('correction.note')} />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('correction.button')}
        </Button>
      </DialogFooter>
    </form>
  )
}
