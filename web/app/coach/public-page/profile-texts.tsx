import { Button } from '@mantine/core'
import { profileFields, type ProfileFields } from '@sohbet/contract/people/coach-profile'
import { useTranslation } from '../../texts/use-translation.ts'
import { SpokenLanguages } from '../../parts/user/spoken-languages.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Part } from './part.tsx'
import styles from './public-page.module.css'
import { useSaveTexts } from './public-page.queries.ts'

const textsOf = ({ personalSummary, summaryEn, origin, speaks }: ProfileFields): ProfileFields => ({
  personalSummary,
  summaryEn,
  origin,
  speaks,
})

export function ProfileTexts({ saved }: { saved: ProfileFields }) {
  const { t } = useTranslation('ownProfile')
  const form = useZodForm(profileFields, { initialValues: textsOf(saved) })
  const { mutate: save, isPending } = useSaveTexts()
  const isDirty = form.isDirty()
  const leaveDialog = useLeaveGuard(isDirty)
  const submit = form.onSubmit((fields) =>
    save(fields, {
      onSuccess: ({ draft, published }) => {
        form.setInitialValues(textsOf(draft ?? published))
        form.reset()
        showSuccess(t('texts.saved'))
      },
      onError: (error) => showFormError(form, error, { fallback: t('texts.failed') }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Part title={t('texts.title')} hint={t('texts.hint')}>
        <TextAreaField form={form} name="personalSummary" label={t('texts.summaryTr')} />
        <TextAreaField
          form={form}
          name="summaryEn"
          label={t('texts.summaryEn')}
          description={t('texts.summaryEnHint')}
          isOptional
        />
        <TextField form={form} name="origin" size="md" label={t('texts.origin')} isOptional />
        <SpokenLanguages
          label={t('texts.speaks')}
          chosen={form.values.speaks}
          onChange={(chosen) => form.setFieldValue('speaks', chosen)}
        />
      </Part>
      <SaveBar isDirty={isDirty} faultCount={Object.keys(form.errors).length}>
        <Button type="submit" loading={isPending} disabled={!isDirty}>
          {t('texts.save')}
        </Button>
      </SaveBar>
      {leaveDialog}
    </form>
  )
}
