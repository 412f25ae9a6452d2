import { useEffect } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useBlocker } from 'react-router'
import { getSession } from '../../session/session.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Options = {
  /** Replaces the question about unsaved changes. */
  message?: string | undefined
  /** Names the deed on its button; otherwise 'Yes'. */
  deed?: string
  /** In a dialog, Back to another tab or table page closes it too; a page keeps its form. */
  isInDialog?: boolean
}

/**
 * Asks before a navigation, a reload or a closed tab loses unsaved changes; `message` replaces that question.
 * Render the result.
 */
export const useLeaveGuard = (hasChanges: boolean, options: Options = {}) =>
  // Mounted only while needed: the router asks the last guard, and a page may have several forms
  hasChanges && <LeaveGuard {...options} />

function LeaveGuard({ message, deed, isInDialog = false }: Options) {
  const { t } = useTranslation('ui')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        (isInDialog && currentLocation.search !== nextLocation.search)) &&
      // A logged-out user cannot save anyway
      getSession() !== null,
  )

  useEffect(() => {
    // The browser asks with its own text
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      message={message ?? t('confirm.leave')}
      isDestructive
      deed={deed}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
