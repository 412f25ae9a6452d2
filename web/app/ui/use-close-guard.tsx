import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useConfirm } from './use-confirm.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

/** Of a dialog with a form: nothing that was typed is closed away without a question. */
export function useCloseGuard({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('ui')
  const { confirm, dialog, isAsking } = useConfirm()
  const [isDirty, setDirty] = useState(false)
  const leaveDialog = useLeaveGuard(isOpen && isDirty, { isInDialog: true })
  // Esc may come before what was typed is drawn
  const isDirtyNow = useRef<() => boolean>(null)
  const close = () => {
    // At once: with the dialog its address may change, and nobody is asked about that
    flushSync(() => setDirty(false))
    onClose()
  }
  const askToClose = async () => {
    const mayClose =
      !isDirtyNow.current?.() || (await confirm({ message: t('dialog.leave'), isDestructive: true }))
    if (mayClose) close()
  }
  return {
    /** Without a question: what was typed is saved. */
    close,
    dialogProps: {
      opened: isOpen,
      onClose: () => void askToClose(),
      // A slip of the mouse is no answer
      closeOnClickOutside: !isDirty,
      // Esc is for the question that lies on top
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
