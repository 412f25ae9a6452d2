import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { getSession } from '../session/session.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Options = {
  /** What is asked, where it is not about unsaved changes. */
  message?: string | undefined
  /** Of a dialog: Back to another tab or page of a table takes it away too. A page keeps its form then. */
  isInDialog?: boolean
}

/**
 * Asks before something is lost to another page, a reload or a closed tab: unsaved changes, unless `message` says
 * what else. Put the answer on the screen.
 */
export const useLeaveGuard = (hasChanges: boolean, options: Options = {}) =>
  // There only while needed: the router asks the guard that came last, and a page may have several forms
  hasChanges && <LeaveGuard {...options} />

function LeaveGuard({ message, isInDialog = false }: Options) {
  const { t } = useTranslation('ui')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        (isInDialog && currentLocation.search !== nextLocation.search)) &&
      // Who is logged out has nowhere left to save to
      getSession() !== null,
  )

  useEffect(() => {
    // The browser asks in its own words
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      message={message ?? t('confirm.leave')}
      isDestructive
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
