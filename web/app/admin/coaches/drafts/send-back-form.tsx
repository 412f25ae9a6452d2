import { Button } from '@mantine/core'
import { returnReason, type WaitingDraft } from '@sohbet/contract/people/coach-profile'
import { useTranslation } from '../../../texts/use-translation.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import type { DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { useSendBack } from './drafts.queries.ts'
import styles from './drafts.module.css'

type Props = DialogFormProps & { waiting: WaitingDraft }

export function SendBackForm({ waiting, onDone, onCancel, ...listener }: Props) {
  const { t } = useTranslation('coachDrafts')
  const form = useZodForm(returnReason, { initialValues: { note: '' } })
  const { mutate: sendBack, isPending } = useSendBack()
  useReportDirty(form, listener)
  const { coachId, name, draft } = waiting
  const submit = form.onSubmit(({ note }) =>
    sendBack(
      { coachId, revision: draft.revision, note },
      {
        onSuccess: () => {
          showSuccess(t('sentBack', { name }))
          onDone()
        },
        onError: (error) => showFormError(form, error, { title: t('decideFailed') }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextAreaField form={form} name="note" label={t('note')} description={t('noteHint')} data-autofocus />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t('sendBack')}
        </Button>
      </DialogFooter>
    </form>
  )
}
