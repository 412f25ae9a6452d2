import { refresh, type Session } from '@sohbet/contract/auth'
import { endSession, getSession, rereadSession, startSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'

let queue: Promise<unknown> = Promise.resolve()

/** One at a time across all tabs; without Web Locks, one at a time in this page. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request('sohbet-refresh', work)
  const turn = queue.then(work, work)
  queue = turn
  return turn
}

/** The server will not accept this refresh token again, whatever we do. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403].includes(error.status)

/** A session with a token other than the refused one; nothing when the user is logged out. */
export const refreshSession = (refusedToken: string): Promise<Session | null> =>
  alone(async () => {
    const session = await rereadSession()
    // Another tab was faster, or has logged out
    if (session?.accessToken !== refusedToken) return session
    try {
      const tokens = await send(refresh, { body: { refreshToken: session.refreshToken } }, {})
      // The user logged out while we asked
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
