import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../texts/use-translation.ts'
import { useConfirm } from './use-confirm.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

/** For a dialog with a form: asks before typed input is closed. */
export function useCloseGuard({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('ui')
  const { confirm, dialog, isAsking } = useConfirm()
  const [isDirty, setDirty] = useState(false)
  const leaveDialog = useLeaveGuard(isOpen && isDirty, { isInDialog: true })
  // Esc may come before the typed input is rendered
  const isDirtyNow = useRef<() => boolean>(null)
  const close = () => {
    // At once, because closing may change the URL, which must not ask again
    flushSync(() => setDirty(false))
    onClose()
  }
  const askToClose = async () => {
    const mayClose =
      !isDirtyNow.current?.() || (await confirm({ message: t('dialog.leave'), isDestructive: true }))
    if (mayClose) close()
  }
  return {
    /** Closes without a question, after saving. */
    close,
    dialogProps: {
      opened: isOpen,
      onClose: () => void askToClose(),
      // A click outside must not discard input
      closeOnClickOutside: !isDirty,
      // Esc belongs to the confirmation above
      closeOnEscape: !isAsking,
    },
    formProps: { onDirty: setDirty, isDirtyNow },
    questions: (
      <>
        {dialog}
        {leaveDialog}
      </>
    ),
  }
}
