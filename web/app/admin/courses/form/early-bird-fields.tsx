import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import type { CourseFieldsProps } from './course-fields-props.ts'

export function EarlyBirdFields({ form }: Pick<CourseFieldsProps, 'form'>) {
  const { t } = useTranslation('courses')
  return (
    <>
      <NumberField
        form={form}
        name="earlyBirdPrice"
        label={t('enrollment.earlyBirdPrice')}
        description={t('enrollment.earlyBirdHint')}
        min={0}
        decimalScale={2}
        clampBehavior="none"
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
