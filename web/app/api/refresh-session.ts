import { refresh, type Session } from '@sohbet/contract/people/auth'
import { withSessionLock } from '../session/session-lock.ts'
import { endSession, getSession, rereadSession, startSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'

/** The server will never accept this refresh token again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403].includes(error.status)

/** A session with another token than the refused one, maybe of another user; null when logged out. */
export const refreshSession = (refusedToken: string): Promise<Session | null> =>
  withSessionLock(async () => {
    const session = await rereadSession()
    // Another tab was faster, or has logged out
    if (session?.accessToken !== refusedToken) return session
    try {
      const tokens = await send(refresh, { body: { refreshToken: session.refreshToken } }, {})
      // The user logged out during the request
      if (getSession()?.refreshToken !== session.refreshToken) return getSession()
      const renewed = { ...session, ...tokens }
      await startSession(renewed)
      return renewed
    } catch (error) {
      if (!isFinal(error)) throw error
      endSession()
      return null
    }
  })
