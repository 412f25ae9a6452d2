import { useTranslation } from '../../../../texts/use-translation.ts'
import { TextField } from '../../../../ui/form/fields.tsx'
import { AmountField } from '../../../../ui/form/amount-field.tsx'
import type { CourseFieldsProps } from './course-fields-props.ts'

export function EarlyBirdFields({ form }: Pick<CourseFieldsProps, 'form'>) {
  const { t } = useTranslation('courses')
  return (
    <>
      <AmountField
        form={form}
        name="earlyBirdPrice"
        label={t('enrollment.earlyBirdPrice')}
        description={t('enrollment.earlyBirdHint')}
        isOptional
      />
      <TextField
        form={form}
        name="earlyBirdUntil"
        label={t('enrollment.earlyBirdUntil')}
        type="date"
        isOptional
      />
    </>
  )
}
