import { useCallback, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Question = {
  message: ReactNode
  isDestructive?: boolean
  /** Names the deed on its button; 'Yes' in the dialogs of admins, as documented. */
  deed?: string
  /** Runs after Yes while the dialog waits; its failure rejects the promise. */
  action?: () => Promise<unknown>
}

/** Mantine restores the focus 10 ms after a dialog has closed. */
const focusReturnTime = 60

type Asked = Question & { resolve: (answer: boolean) => void; reject: (reason: unknown) => void }

/** Asks and waits: `if (await confirm({ message })) …`. Render `dialog`. */
export function useConfirm() {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve, reject) => {
        setAsked({ ...question, resolve, reject })
        setOpen(true)
      }),
    [],
  )

  const yes = async () => {
    setBusy(true)
    try {
      await asked?.action?.()
      asked?.resolve(true)
    } catch (error) {
      // After the focus is restored, because the caller may move it to a field
      setTimeout(() => asked?.reject(error), focusReturnTime)
    } finally {
      setBusy(false)
      setOpen(false)
    }
  }
  const no = () => {
    setOpen(false)
    asked?.resolve(false)
  }

  const dialog = (
    <ConfirmDialog
      isOpen={isOpen}
      message={asked?.message}
      isDestructive={asked?.isDestructive ?? false}
      deed={asked?.deed}
      isBusy={isBusy}
      onYes={() => void yes()}
      onNo={no}
    />
  )
  return { confirm, dialog, isAsking: isOpen }
}
