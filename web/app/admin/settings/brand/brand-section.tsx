import { Button, Title } from '@mantine/core'
import { editedBrand, maxBrandName, type EditedBrand, type SavedBrand } from '@sohbet/contract/core/brand'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { useZodForm, type ZodForm } from '../../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import { Colours } from './colours.tsx'
import { Pictures } from './pictures.tsx'
import styles from '../school-settings.module.css'
import { brandQuery, loadBrand, useUpdateBrand } from './brand.queries.ts'

/** /admin/settings#brand leads here. */
export function BrandSection() {
  const { t } = useTranslation('brand')
  // No refetch on focus, which would discard typed input
  const { data, error, refetch } = useQuery({ ...brandQuery, refetchOnWindowFocus: false })
  return (
    <section id="brand" className={styles.section} aria-labelledby="brand-title">
      <Title order={2} id="brand-title">
        {t('title')}
      </Title>
      <p className={styles.hint}>{t('hint')}</p>
      {data ? (
        <BrandForm key={fieldsOf(data)} saved={data} onReload={() => void refetch()} />
      ) : error ? (
        <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </section>
  )
}

/** Another form starts when the saved fields change, and not for a picture. */
const fieldsOf = ({ revision: _revision, pictures: _pictures, ...fields }: SavedBrand) =>
  JSON.stringify(fields)

function BrandForm({ saved, onReload }: { saved: SavedBrand; onReload: () => void }) {
  const { t } = useTranslation('brand')
  const form = useZodForm(editedBrand, { initialValues: saved })
  const { mutate: save, isPending } = useUpdateBrand()
  const leaveDialog = useLeaveGuard(form.isDirty())
  const conflict = useEditConflict(form, { load: loadBrand, area: 'settings' })
  const undo = () => {
    form.reset()
    onReload()
  }
  const submit = form.onSubmit((fields) =>
    // An upload of this page has saved a newer revision
    save(
      { ...fields, revision: Math.max(fields.revision, saved.revision) },
      {
        onSuccess: () => showSuccess(t('saved'), t('savedHint')),
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showFormError(form, error, { title: t('failed') })
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Words form={form} />
      <Contact form={form} />
      <Colours form={form} />
      <Pictures saved={saved} />
      {saved.pictures.logo !== '' && (
        <SwitchField
          form={form}
          name="showsName"
          label={t('field.showsName')}
          description={t('showsNameHint')}
        />
      )}
      <SaveBar isDirty={form.isDirty()} faultCount={Object.keys(form.errors).length}>
        <Button variant="default" disabled={!form.isDirty()} onClick={undo}>
          {t('undo')}
        </Button>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          {t('submit')}
        </Button>
      </SaveBar>
      {leaveDialog}
      {conflict.dialog}
    </form>
  )
}

const lines = [
  { name: 'tagline.tr', language: 'tr', label: 'taglineTr', hint: 'taglineHint' },
  { name: 'tagline.en', language: 'en', label: 'taglineEn', hint: 'taglineHint' },
  { name: 'footer.tr', language: 'tr', label: 'footerTr', hint: 'footerHint' },
  { name: 'footer.en', language: 'en', label: 'footerEn', hint: 'footerHint' },
] as const

type FormProps = { form: ZodForm<EditedBrand, unknown> }

function Words({ form }: FormProps) {
  const { t } = useTranslation('brand')
  const line = { autoComplete: 'off', isOptional: true } as const
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('field.name')}
        maxLength={maxBrandName}
        autoComplete="off"
        className={styles.short}
      />
      <div className={styles.fields}>
        {lines.map(({ name, language, label, hint }) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(`field.${label}`)}
            description={t(hint)}
            lang={language}
            {...line}
          />
        ))}
      </div>
    </>
  )
}

function Contact({ form }: FormProps) {
  const { t } = useTranslation('brand')
  const line = { autoComplete: 'off', isOptional: true } as const
  return (
    <>
      <Title order={3}>{t('contact')}</Title>
      <p className={styles.hint}>{t('contactHint')}</p>
      <div className={styles.fields}>
        <TextField
          form={form}
          name="contactEmail"
          label={t('field.contactEmail')}
          inputMode="email"
          {...line}
        />
        <TextField
          form={form}
          name="contactPhone"
          label={t('field.contactPhone')}
          inputMode="tel"
          {...line}
        />
        <TextField
          form={form}
          name="messagingLink"
          label={t('field.messagingLink')}
          description={t('messagingHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="url"
          {...line}
        />
      </div>
    </>
  )
}
