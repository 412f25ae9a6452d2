import {
  login,
  logUnauthorizedAttempt,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@sohbet/contract/people/auth'
import type { Endpoint, Reply } from '@sohbet/contract/endpoint'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/send.ts'
import { agreeOnLanguage } from '../session/choose-own-language.ts'
import { startSession } from '../session/session.ts'

/** These calls change nothing that a screen has read, so nothing becomes stale. */
const useCall = <E extends Endpoint>(endpoint: E) =>
  useMutation<Reply<E>, Error, CallInput<E>>({ mutationFn: (input) => call(endpoint, input) })

/** The page's guard sends on whoever is logged in, so a started session is all there is to do. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (input: CallInput<typeof login>) => {
      const session = await call(login, input)
      await startSession(session)
      // Nobody waits for it
      void agreeOnLanguage(session.user)
    },
  })

export const useRegister = () => useCall(register)
export const useVerifyEmail = () => useCall(verifyEmail)
export const useResendVerification = () => useCall(resendVerification)
export const useRequestPasswordReset = () => useCall(requestPasswordReset)
export const useResetPassword = () => useCall(resetPassword)

/** One attempt is told once, and also when the browser believes to be offline: then it fails at once. */
export const attemptQuery = (requestPath: string | undefined) =>
  queryOptions({
    queryKey: ['unauthorized-attempt', requestPath],
    queryFn: ({ signal }) => call(logUnauthorizedAttempt, { query: { requestPath } }, { signal }),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
