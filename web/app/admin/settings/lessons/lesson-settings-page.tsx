import { Button, Title } from '@mantine/core'
import { lessonSettingsFields, type getLessonSettings } from '@sohbet/contract/lessons/lesson-settings'
import type { Reply } from '@sohbet/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { LessonTabs } from '../../lessons/lesson-tabs.tsx'
import { PageTitle } from '../../../shell/page-title.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import styles from '../school-settings.module.css'
import { CoachRatesSection } from './coach-rates-section.tsx'
import { lessonSettingsQuery, loadLessonSettings, useSaveLessonSettings } from './lesson-settings.queries.ts'
import { MoreRules, PackPrices, Rates, Rules } from './settings-fields.tsx'

export const clientLoader = () => loadTexts('pay', 'admin-lessons')

/** /admin/settings/lessons: rules of lessons, prices of packs, and pay. */
export default function LessonSettingsPage() {
  const { t } = useTranslation('lessonSettings')
  const { data, error, refetch } = useQuery(lessonSettingsQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <LessonTabs />
      <Title order={1} data-work>
        {t('title')}
      </Title>
      {data ? (
        <SettingsForm key={data.revision} saved={data} onReload={() => void refetch()} />
      ) : error ? (
        <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={12} />
      )}
      <CoachRatesSection />
    </div>
  )
}

type Saved = Reply<typeof getLessonSettings>

function SettingsForm({ saved, onReload }: { saved: Saved; onReload: () => void }) {
  const { t } = useTranslation('lessonSettings')
  const form = useZodForm(lessonSettingsFields, { initialValues: saved })
  const { mutate: save, isPending } = useSaveLessonSettings()
  const leaveDialog = useLeaveGuard(form.isDirty())
  const conflict = useEditConflict(form, { load: loadLessonSettings, area: 'settings' })
  const undo = () => {
    form.reset()
    onReload()
  }
  const submit = form.onSubmit((fields) =>
    save(fields, {
      onSuccess: () => showSuccess(t('saved'), t('savedHint')),
      onError: (error) => {
        if (conflict.isConflict(error)) return
        showFormError(form, error, { title: t('failed') })
      },
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Rules form={form} />
      <MoreRules form={form} />
      <PackPrices form={form} />
      <Rates form={form} />
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
