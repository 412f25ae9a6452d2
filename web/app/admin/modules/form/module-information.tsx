import { useTranslation } from '../../../texts/use-translation.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { CountField } from '../../../ui/form/count-field.tsx'
import type { ModuleFormState } from './module-values.ts'
import styles from '../modules.module.css'

export function ModuleInformation({ form, isReadOnly }: { form: ModuleFormState; isReadOnly: boolean }) {
  const { t } = useTranslation('modules')
  return (
    <fieldset disabled={isReadOnly} className={styles.fields}>
      <CountField
        form={form}
        name="order"
        label={t('form.order')}
        description={isReadOnly ? undefined : t('form.orderHint')}
        className={styles.short}
      />
      <TextField form={form} name="name" label={t('form.name')} autoComplete="off" />
      <TextAreaField form={form} name="description" label={t('form.description')} minRows={4} />
      <Switch
        label={t('form.published')}
        description={t(form.values.isDraft ? 'form.draftHint' : 'form.publishedHint')}
        checked={!form.values.isDraft}
        onChange={({ currentTarget }) => {
          form.setFieldValue('isDraft', !currentTarget.checked)
          // A draft needs less
          form.clearErrors()
        }}
      />
    </fieldset>
  )
}
