import { useCallback, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Question = {
  message: ReactNode
  isDestructive?: boolean
  /** Runs after Yes while the dialog waits; its failure rises to who asked. */
  action?: () => Promise<unknown>
}

/** Mantine gives the focus back 10 ms after a dialog has closed. */
const focusReturnTime = 60

type Asked = Question & { resolve: (answer: boolean) => void; reject: (reason: unknown) => void }

/**
 * Asks and waits: `if (await confirm({ message })) …`. Put `dialog` somewhere on the screen.
 */
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
      // First the focus is back where it was: who hears of the failure may lead it to a field, where it has to stay
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
      isBusy={isBusy}
      onYes={() => void yes()}
      onNo={no}
    />
  )
  return { confirm, dialog, isAsking: isOpen }
}
