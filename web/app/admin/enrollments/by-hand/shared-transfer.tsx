import { useTranslation } from '../../../texts/use-translation.ts'
import type { FieldsOf } from '../../../ui/form/fields.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'

/** The tick for a transfer that is booked for another enrolment too; shown once the server has warned. */
export function SharedTransfer({ form }: { form: FieldsOf<{ sharedTransfer?: boolean | undefined }> }) {
  const { t } = useTranslation('byHand')
  const { error, checked } = form.getInputProps('sharedTransfer', { type: 'checkbox' })
  if (!error && !checked) return null
  return (
    <SwitchField
      form={form}
      name="sharedTransfer"
      label={t('book.sharedTransfer')}
      description={t('book.sharedTransferHint')}
    />
  )
}
