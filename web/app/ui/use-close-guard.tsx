import { useRef, useState } from 'react'
import { useConfirm } from './use-confirm.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

type Guarded = {
  isOpen: boolean
  /** What is asked before changes are lost. */
  message: string
  onClose: () => void
}

/** Of a dialog with a form: nothing that was typed is closed away without a question. */
export function useCloseGuard({ isOpen, message, onClose }: Guarded) {
  const { confirm, dialog, isAsking } = useConfirm()
  const [isDirty, setDirty] = useState(false)
  const leaveDialog = useLeaveGuard(isOpen && isDirty, { isInDialog: true })
  // Esc may come before what was typed is drawn
  const isDirtyNow = useRef<() => boolean>(null)
  const close = () => {
    setDirty(false)
    onClose()
  }
  const askToClose = async () => {
    if (!isDirtyNow.current?.() || (await confirm({ message, isDestructive: true }))) close()
  }
  return {
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
