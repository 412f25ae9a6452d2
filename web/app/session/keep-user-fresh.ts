import type { User } from '@sohbet/contract/people/users'
import { queryClient } from '../api/query-client.ts'
import { saveTimeZone } from './save-time-zone.ts'
import { withSessionLock } from './session-lock.ts'
import { shellQuery } from './shell-query.ts'
import { getSession, rereadSession, sessionRestored, startSession, subscribe } from './session.ts'

let isUpdating = false

/** Under the lock, because another tab may be refreshing the tokens. */
export const replaceUser = (user: User): Promise<void> =>
  withSessionLock(async () => {
    const session = await rereadSession()
    if (session?.user.id !== user.id || JSON.stringify(session.user) === JSON.stringify(user)) return
    await startSession({ ...session, user })
  })

/** Loads the session's user in the background, with the call that the top bar makes; a failure is silent. */
async function updateUser(options = shellQuery): Promise<void> {
  if (!getSession() || isUpdating) return
  isUpdating = true
  try {
    const { user } = await queryClient.fetchQuery(options)
    await replaceUser(user)
    await saveTimeZone(user)
  } catch {
    // The next refresh tries again
  } finally {
    isUpdating = false
  }
}

/** Reloads the stored user (name, level, role) after a page load and with every new token. */
export function keepUserFresh(): () => void {
  let seen = getSession()
  void sessionRestored().then(() => updateUser())
  return subscribe(() => {
    const before = seen
    seen = getSession()
    const isRenewed = before?.user.id === seen?.user.id && before?.accessToken !== seen?.accessToken
    if (isRenewed) void updateUser({ ...shellQuery, staleTime: 0 })
  })
}
