import { languageName, spokenLanguages } from '@sohbet/domain/spoken-languages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import type { CoachFormState } from './coach-form-state.ts'
import styles from './coaches.module.css'

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

function Languages({ form, name, label }: LanguagesProps) {
  const language = useLanguage()
  const chosen = form.values[name] ?? []
  return (
    <fieldset className={styles.languages}>
      <legend>{label}</legend>
      {spokenLanguages.map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ currentTarget }) =>
              form.setFieldValue(
                name,
                currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code),
              )
            }
          />
          {languageName(code, language)}
        </label>
      ))}
    </fieldset>
  )
}
