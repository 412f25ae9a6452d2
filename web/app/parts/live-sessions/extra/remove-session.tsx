import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useNow } from '../../../ui/use-now.ts'
import styles from '../staff/staff-live-sessions.module.css'
import { useRemoveSession } from '../staff/staff-live-sessions.queries.ts'

type Props = { session: StaffLiveSession; onDone: () => void }

/** Removes an extra session before it begins. */
export function RemoveSession({ session, onDone }: Props) {
  const { t } = useTranslation('substitutes')
  const now = useNow()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useRemoveSession()
  if (!session.isExtra || new Date(session.startsAt) <= now) return null
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: t('extra.removeAsk'),
        deed: t('extra.remove'),
        isDestructive: true,
        action: () => remove(session.id),
      })
      if (!isSure) return
      showSuccess(t('extra.removed'))
      onDone()
    } catch (error) {
      showError(t('extra.removeFailed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button
        variant="default"
        className={styles.danger}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void ask()}
      >
        {t('extra.remove')}
      </Button>
      {dialog}
    </>
  )
}
