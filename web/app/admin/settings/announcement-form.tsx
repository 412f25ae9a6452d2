import { Button } from '@mantine/core'
import { limits } from '@sohbet/contract/fields'
import { barLink, schoolSettings, type SavedSettings } from '@sohbet/contract/core/settings'
import { isTimeInOrder } from '@sohbet/domain/site/announcement'
import { useTranslation } from '../../texts/use-translation.ts'
import { z } from 'zod'
import { fromSchoolClock, toSchoolClock } from '../../parts/school/school-clock.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import styles from './school-settings.module.css'
import { loadSettings, useUpdateSettings } from './settings.queries.ts'

const max = limits.announcement
const textLanguages = ['tr', 'en'] as const

/** Times are on the school's clock, or empty. */
const formFields = schoolSettings
  .pick({ announcement: true, revision: true })
  .extend({ link: barLink, from: z.string(), until: z.string() })

const valuesOf = ({ announcement, link, from, until, revision }: SavedSettings) => ({
  announcement,
  link,
  from: timeOf(from),
  until: timeOf(until),
  revision,
})

const timeOf = (moment: string | null): string => (moment === null ? '' : toSchoolClock(moment))

const momentOf = (time: string): string | null => (time === '' ? null : fromSchoolClock(time).toISOString())

export function AnnouncementForm({ saved }: { saved: SavedSettings }) {
  const { t } = useTranslation('schoolSettings')
  const form = useZodForm(formFields, { initialValues: valuesOf(saved) })
  const { mutate: save, isPending } = useUpdateSettings()
  const { announcement } = form.values
  const conflict = useEditConflict(form, {
    load: async () => valuesOf(await loadSettings()),
    area: 'settings',
  })
  const leaveDialog = useLeaveGuard(form.isDirty())

  const submit = form.onSubmit((values) => {
    const time = { from: momentOf(values.from), until: momentOf(values.until) }
    if (!isTimeInOrder(time)) {
      form.setFieldError('until', t('announcement.backwards'))
      return
    }
    save(
      { ...values, ...time },
      {
        onSuccess: (settings) => {
          form.setInitialValues(valuesOf(settings))
          form.reset()
          showSuccess(t('announcement.saved'), t('announcement.savedHint'))
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showFormError(form, error, { fallback: t('announcement.failed') })
        },
      },
    )
  })

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
      <TextField
        form={form}
        name="link"
        label={t('announcement.link')}
        description={t('announcement.linkHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="url"
        autoComplete="off"
        isOptional
      />
      <div className={styles.fields}>
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            type="datetime-local"
            label={t(`announcement.${name}`)}
            description={t('announcement.timeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            isOptional
          />
        ))}
      </div>
      <AnnouncementPreview announcement={announcement} />
      <Button type="submit" loading={isPending} disabled={!form.isDirty()} className={styles.start}>
        {t('announcement.submit')}
      </Button>
      {leaveDialog}
      {conflict.dialog}
    </form>
  )
}
