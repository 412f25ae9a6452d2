import { Button, Textarea } from '@mantine/core'
import type { Message } from '@sohbet/contract/messaging/threads'
import type { Role } from '@sohbet/domain/account/role'
import { messageLimits } from '@sohbet/domain/message/thread'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { threadPath } from '../../../paths.ts'
import { DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { FormDialog, type DialogFormProps } from '../../../ui/dialog/form-dialog.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useReport } from '../messages.queries.ts'
import { MessageText } from './message-text.tsx'
import styles from '../threads.module.css'

type Props = { area: Role; threadId: string; message: Message | undefined; onClose: () => void }

export function ReportDialog({ message, onClose, ...props }: Props) {
  const { t } = useTranslation('messages')
  return (
    <FormDialog title={t('report.title')} subject={message} onClose={onClose}>
      {(shown, form) => <ReportForm message={shown} {...props} {...form} />}
    </FormDialog>
  )
}

type FormProps = DialogFormProps & Pick<Props, 'area' | 'threadId'> & { message: Message }

function ReportForm({ area, threadId, message, onDone, onCancel, ...listener }: FormProps) {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  useReportDirty({ isDirty: () => reason !== '' }, listener)
  const { mutate: report, isPending } = useReport(threadId)
  const send = () =>
    report(
      { seq: message.seq, reason },
      {
        onSuccess: ({ threadId: matter }) => {
          onDone()
          showSuccess(t('report.done'))
          void navigate(threadPath(area, matter))
        },
        onError: (error) => showError(t('report.failed'), errorMessage(error)),
      },
    )
  return (
    <form
      className={styles.reportForm}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <blockquote className={styles.reported}>
        <MessageText text={message.text} />
      </blockquote>
      <p>{t('report.hint')}</p>
      <Textarea
        label={t('report.reason')}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={messageLimits.reason}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending} disabled={reason.trim() === ''}>
          {t('report.send')}
        </Button>
      </DialogFooter>
    </form>
  )
}
