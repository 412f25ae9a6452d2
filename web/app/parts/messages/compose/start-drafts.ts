import { getSession, signedOutBy, subscribe } from '../../../session/session.ts'
import { dropDrafts } from './drafts.ts'

let owner: string | undefined

/** Who left by choice leaves nothing behind; whose session just ended finds it after the next log-in. */
function followSession(): void {
  const before = owner
  owner = getSession()?.user.id
  if (before && before !== owner)
    queueMicrotask(() => {
      if (!getSession() && !signedOutBy()) dropDrafts(before)
    })
}

let isStarted = false

export function startDrafts(): void {
  if (isStarted) return
  isStarted = true
  owner = getSession()?.user.id
  subscribe(followSession)
}
