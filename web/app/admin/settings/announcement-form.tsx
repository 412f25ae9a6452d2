import { Button } from '@mantine/core'
import { limits } from '@sohbet/contract/fields'
import { schoolSettings, type SavedSettings, type SchoolSettings } from '@sohbet/contract/core/settings'
import { useTranslation } from 'react-i18next'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import styles from './school-settings.module.css'
import { loadSettings, useUpdateSettings } from './settings.queries.ts'

const max = limits.announcement
const textLanguages = ['tr', 'en'] as const

const valuesOf = ({ announcement, revision }: SavedSettings): SchoolSettings => ({ announcement, revision })

export function AnnouncementForm({ saved }: { saved: SavedSettings }) {
  const { t } = useTranslation('schoolSettings')
  const form = useZodForm(schoolSettings, { initialValues: valuesOf(saved) })
  const { mutate: save, isPending } = useUpdateSettings()
  const { announcement } = form.values
  const conflict = useEditConflict(form, {
    load: async () => valuesOf(await loadSettings()),
    area: 'settings',
  })
  const leaveDialog = useLeaveGuard(form.isDirty())

  const submit = form.onSubmit((values) =>
    save(values, {
      onSuccess: (settings) => {
        form.setInitialValues(valuesOf(settings))
        form.reset()
        showSuccess(t('announcement.saved'), t('announcement.savedHint'))
      },
      onError: (error) => {
        if (conflict.isConflict(error)) return
        const rest = applyApiError(form, error, t('announcement.failed'))
        if (rest) showError(rest)
      },
    }),
  )

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.hint}>{t('announcement.hint', { max })}</p>
      {textLanguages.map((language) => (
        <TextField
          key={language}
          form={form}
          name={`announcement.${language}`}
          label={t(`announcement.${language}`)}
          description={t('announcement.count', { count: announcement[language].trim().length, max })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          lang={language}
          autoComplete="off"
        />
      ))}
      <AnnouncementPreview announcement={announcement} />
      <Button type="submit" loading={isPending} disabled={!form.isDirty()} className={styles.start}>
        {t('announcement.submit')}
      </Button>
      {leaveDialog}
      {conflict.dialog}
    </form>
  )
}
