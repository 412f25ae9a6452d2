import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import IconArrowBackUp from '#icons/IconArrowBackUp'
import IconCalendarX from '#icons/IconCalendarX'
import { useRef } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { CancelReason } from './cancel-reason.tsx'
import styles from '../staff/staff-live-sessions.module.css'
import { useSaveLiveSession } from './use-save-live-session.tsx'

type Props = { session: StaffLiveSession; onDone: () => void }

/** Cancels a session, or restores a cancelled one. */
export function CancelLiveSession({ session, onDone }: Props) {
  const { t } = useTranslation('staffSessions')
  const { confirm, dialog } = useConfirm()
  const { save, isPending, dialog: warning } = useSaveLiveSession(session.id)
  const isCancelled = session.state === 'cancelled'
  const reason = useRef<HTMLTextAreaElement>(null)
  const turn = () =>
    save({
      isCancelled: !isCancelled,
      ...(!isCancelled && { cancelReason: reason.current?.value ?? '' }),
      expected: session.revision,
    })

  const act = async () => {
    try {
      const isDone = isCancelled
        ? await turn()
        : await confirm({
            message: <CancelReason question={t('cancel.ask')} field={reason} />,
            isDestructive: true,
            deed: t('cancel.button'),
            action: turn,
          })
      if (!isDone) return
      showSuccess(t(isCancelled ? 'cancel.broughtBack' : 'cancel.done'))
      onDone()
    } catch (error) {
      showError(t('cancel.failed'), errorMessage(error))
    }
  }
  return (
    <div className={styles.cancel}>
      {isCancelled && (
        <p className={styles.note}>
          {t('cancel.isCancelled')}
          {session.cancelReason && <> {t('cancel.because', { reason: session.cancelReason })}</>}
        </p>
      )}
      <Button
        variant="default"
        className={isCancelled ? undefined : styles.danger}
        leftSection={
          isCancelled ? <IconArrowBackUp size={18} aria-hidden /> : <IconCalendarX size={18} aria-hidden />
        }
        loading={isPending}
        onClick={() => void act()}
      >
        {t(isCancelled ? 'cancel.back' : 'cancel.button')}
      </Button>
      {dialog}
      {warning}
    </div>
  )
}
