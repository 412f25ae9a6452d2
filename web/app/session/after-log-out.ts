import { getSession, signedOutBy, subscribe } from './session.ts'

/**
 * Runs `clean` with the id of a user who logged out in this tab. An expired session does not count, nor does a log-out
 * in another tab: that tab cleans up.
 */
export function afterLogOut(clean: (userId: string) => void): void {
  let user = getSession()?.user.id
  subscribe(() => {
    const before = user
    user = getSession()?.user.id
    if (!before || before === user) return
    // The reason for the end is known only after all listeners ran
    queueMicrotask(() => {
      if (!getSession() && !signedOutBy()) clean(before)
    })
  })
}
