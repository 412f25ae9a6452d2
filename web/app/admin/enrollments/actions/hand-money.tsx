import type { Currency } from '@sohbet/domain/course/price'
import { handMethods } from '@sohbet/domain/enrollment/payment'
import { useTranslation } from '../../../texts/use-translation.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import styles from '../enrollments.module.css'
import type { HandFormState } from './hand-schema.ts'

type Props = { form: HandFormState; currency: Currency | undefined }

/** The price, what is paid of it by now, and what happens to the rest. */
export function HandMoney({ form, currency }: Props) {
  const { t } = useTranslation('byHand')
  const sum = {
    rightSection: currency && <span className={styles.currency}>{currency}</span>,
    rightSectionWidth: 56,
  }
  const { amount, paid } = form.values
  const isPaid = paid > 0
  const hasRest = paid < amount
  return (
    <>
      <AmountField
        form={form}
        name="amount"
        label={t('hand.price')}
        description={t('hand.priceHint')}
        {...sum}
      />
      <AmountField form={form} name="paid" label={t('hand.paid')} description={t('hand.paidHint')} {...sum} />
      {isPaid && (
        <>
          <SelectField
            form={form}
            name="method"
            label={t('book.method')}
            data={handMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
          />
          <TextField form={form} name="receivedOn" type="date" label={t('book.receivedOn')} />
        </>
      )}
      {hasRest && (
        <>
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
          <SwitchField
            form={form}
            name="creditsNow"
            label={t('book.creditsNow')}
            description={t('book.creditsNowHint')}
          />
        </>
      )}
    </>
  )
}
