import { logout } from '@sohbet/contract/people/auth'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { paths } from '../paths.ts'
import { showError } from '../ui/feedback/toasts.tsx'
import { runBeforeLogOut } from './before-log-out.ts'
import { getSession, leaveSession } from './session.ts'

/** `to` is the log-in page, optionally with the path to go to afterwards. */
export function useLogout(to: string = paths.login) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const leave = async () => {
    leaveSession()
    await navigate(to)
  }
  return useMutation({
    mutationFn: async () => {
      await runBeforeLogOut()
      return call(logout, {})
    },
    onSuccess: leave,
    onError: (error) => {
      // The session was already over
      if (!getSession()) return leave()
      return showError(errorMessage(error, t('logoutFailed')))
    },
  })
}

/** For a change of user: ends this browser's session whatever the server replies. */
export async function logOutQuietly(): Promise<void> {
  try {
    if (getSession()) await runBeforeLogOut()
    if (getSession()) await call(logout, {}, { signal: AbortSignal.timeout(maxWaitMs) })
  } catch {
    // The session expires on the server later
  }
  leaveSession()
}

const maxWaitMs = 5000
