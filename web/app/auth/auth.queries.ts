import {
  login,
  logUnauthorizedAttempt,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
  type Session,
} from '@sohbet/contract/people/auth'
import { getDeparture } from '@sohbet/contract/selling/departures'
import type { Endpoint, Reply } from '@sohbet/contract/endpoint'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { CallInput } from '../api/send.ts'
import { adoptLanguage, showUserLanguage } from '../session/choose-own-language.ts'
import { saveTimeZone } from '../session/save-time-zone.ts'
import { startSession } from '../session/session.ts'

/** These calls change no loaded data, so nothing becomes stale. */
const useCall = <E extends Endpoint>(endpoint: E) =>
  useMutation<Reply<E>, Error, CallInput<E>>({ mutationFn: (input) => call(endpoint, input) })

/** Starts the session; the page's guard then redirects the logged-in user. */
export const useLogin = () =>
  useMutation({
    mutationFn: async (input: CallInput<typeof login>) => enter(await call(login, input)),
  })

async function enter(session: Session) {
  await showUserLanguage(session.user)
  await startSession(session)
  // Not awaited: the log-in does not depend on it
  void adoptLanguage(session.user)
  void saveTimeZone(session.user)
}

export const useRegister = () => useCall(register)
/** Starts the session when the reply has one. */
export const useVerifyEmail = () =>
  useMutation({
    mutationFn: async (input: CallInput<typeof verifyEmail>) => {
      const reply = await call(verifyEmail, input)
      if (reply.session) await enter(reply.session)
      return reply
    },
  })
export const useResendVerification = () => useCall(resendVerification)
export const useRequestPasswordReset = () => useCall(requestPasswordReset)
export const useResetPassword = () => useCall(resetPassword)

/** The course that a visitor wants to join. Without it registration works too, so a failure is not retried. */
export const departureQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['departure', courseId],
    queryFn: ({ signal }) => call(getDeparture, { params: { id: courseId } }, { signal }),
    retry: false,
  })

/** Reports an attempt once, also offline, where it fails at once. */
export const attemptQuery = (requestPath: string | undefined) =>
  queryOptions({
    queryKey: ['unauthorized-attempt', requestPath],
    queryFn: ({ signal }) => call(logUnauthorizedAttempt, { query: { requestPath } }, { signal }),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
