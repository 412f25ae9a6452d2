import { logout } from '@sohbet/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { paths } from '../paths.ts'
import { showError } from '../ui/toasts.tsx'
import { endSession, getSession } from './session.ts'

export function useLogout() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: async () => {
      endSession()
      await navigate(paths.login)
    },
    onError: (error) => {
      // The session was over already, and the guard has taken us to the log-in page
      if (!getSession()) return
      showError(errorMessage(error, t('logoutFailed')))
    },
  })
}
