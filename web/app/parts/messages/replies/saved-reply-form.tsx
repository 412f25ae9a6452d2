import { Button } from '@mantine/core'
import { savedReplyFields, type SavedReply } from '@sohbet/contract/messaging/saved-replies'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useReportDirty, type DirtyListener } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import styles from './replies.module.css'
import { useSaveReply } from './replies.queries.ts'

type Props = DirtyListener & { reply?: SavedReply; onDone: () => void; onCancel: () => void }

/** Creates or edits a saved reply. */
export function SavedReplyForm({ reply, onDone, onCancel, ...listener }: Props) {
  const { t } = useTranslation('messages')
  const { mutate: save, isPending } = useSaveReply()
  const form = useZodForm(savedReplyFields, {
    initialValues: { title: reply?.title ?? '', text: reply?.text ?? '' },
  })
  useReportDirty(form, listener)
  const send = form.onSubmit((fields) =>
    save(
      { ...fields, id: reply?.id },
      {
        onSuccess: () => {
          showSuccess(t('replies.saved'))
          onDone()
        },
        onError: (error) => showError(t('replies.failed'), errorMessage(error)),
      },
    ),
  )
  return (
    <form className={styles.replies} onSubmit={send} noValidate>
      <TextField form={form} name="title" label={t('replies.name')} />
      <TextAreaField form={form} name="text" label={t('replies.text')} autosize minRows={4} maxRows={12} />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('replies.save')}
        </Button>
      </DialogFooter>
    </form>
  )
}
