import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { getSession } from '../session/session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Says that the clock goes on before the learner leaves a running test. Put the answer on the screen. */
export function useLeaveWarning(isRunning: boolean) {
  const { t } = useTranslation('levelTest')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isRunning && currentLocation.pathname !== nextLocation.pathname && getSession() !== null,
  )

  useEffect(() => {
    if (!isRunning) return undefined
    // The browser asks in its own words
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRunning])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      message={t('leave')}
      isDestructive
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
