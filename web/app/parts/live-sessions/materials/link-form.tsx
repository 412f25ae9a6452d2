import { Button } from '@mantine/core'
import { materialLink } from '@sohbet/contract/live-sessions/session-files'
import { useTranslation } from '../../../texts/use-translation.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import type { DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import styles from './materials.module.css'
import { useAddLink } from './materials.queries.ts'

export type MaterialFormProps = DialogFormProps & { sessionId: string }

export function LinkForm({ sessionId, onDone, onCancel, ...dirty }: MaterialFormProps) {
  const { t } = useTranslation('staffSessions')
  const form = useZodForm(materialLink, { initialValues: { title: '', link: '' } })
  const { mutateAsync: add, isPending } = useAddLink(sessionId)
  useReportDirty(form, dirty)
  const submit = form.onSubmit(async (link) => {
    try {
      await add(link)
      showSuccess(t('materials.added'))
      onDone()
    } catch (error) {
      showFormError(form, error, { title: t('materials.addFailed') })
    }
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        form={form}
        name="link"
        type="url"
        label={t('materials.link')}
        placeholder="https://"
        autoComplete="off"
        data-autofocus
      />
      <TextField form={form} name="title" label={t('materials.title')} autoComplete="off" />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('materials.add')}
        </Button>
      </DialogFooter>
    </form>
  )
}
