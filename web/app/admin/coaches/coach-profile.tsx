import { useTranslation } from '../../texts/use-translation.ts'
import { SpokenLanguages } from '../../parts/user/spoken-languages.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import type { CoachFormState } from './coach-form-state.ts'

/** What the public page of a coach shows beside the summary and the photo. */
export function CoachProfile({ form }: { form: CoachFormState }) {
  const { t } = useTranslation('coaches')
  return (
    <>
      <TextAreaField
        form={form}
        name="summaryEn"
        label={t('form.summaryEn')}
        description={t('form.summaryEnHint')}
        isOptional
      />
      <TextField form={form} name="origin" label={t('form.origin')} isOptional />
      <Languages form={form} name="teaches" label={t('form.teaches')} />
      <Languages form={form} name="speaks" label={t('form.speaks')} />
    </>
  )
}

type LanguagesProps = { form: CoachFormState; name: 'teaches' | 'speaks'; label: string }

const Languages = ({ form, name, label }: LanguagesProps) => (
  <SpokenLanguages
    label={label}
    chosen={form.values[name] ?? []}
    onChange={(chosen) => form.setFieldValue(name, chosen)}
  />
)
