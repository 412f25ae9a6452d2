import type { Session } from '@sohbet/contract/people/auth'
import { useSyncExternalStore } from 'react'
import { sessionKey } from './session-key.ts'
import { encryptSession, decryptSession } from './stored-session.ts'

let current: Session | null = null
/** True while this page holds a session that could not be stored. */
let isMemoryOnly = false
/** Encryption takes time: only the latest change may be written. */
let latestChange = 0
let restoring: Promise<void> | undefined
/** True after a session was dropped for its role, until a guard has handled it. */
let hadUnknownRole = false
/** How the last session ended, unless the user logged out in this tab. */
let lastEnd: 'refused' | 'elsewhere' | undefined
const listeners = new Set<() => void>()

export const getSession = (): Session | null => current

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(session: Session | null): void {
  if (JSON.stringify(session) === JSON.stringify(current)) return
  current = session
  for (const listener of listeners) listener()
}

function readStored(): string | null {
  try {
    return localStorage.getItem(sessionKey)
  } catch {
    return null
  }
}

/** Returns whether it was written; storage may be full or refused. */
function writeStored(sealed: string | undefined): boolean {
  try {
    if (sealed === undefined) localStorage.removeItem(sessionKey)
    else localStorage.setItem(sessionKey, sealed)
    return sealed !== undefined
  } catch {
    return false
  }
}

/** The stored session that all tabs share; without storage, this page's own. */
export async function rereadSession(): Promise<Session | null> {
  if (isMemoryOnly) return current
  const sealed = readStored()
  const found = sealed === null ? null : await decryptSession(sealed)
  // Another tab changed it during decryption
  if (readStored() !== sealed) return rereadSession()
  // Decryption may work at the next try, so the stored value stays
  if (found?.state === 'locked') return current
  if (found && found.state !== 'open') writeStored(undefined)
  if (found?.state === 'unknown-role') hadUnknownRole = true
  if (!found && current) lastEnd = 'elsewhere'
  show(found?.state === 'open' ? found.session : null)
  return current
}

/** Whether a session was dropped for an unknown role; true only once. */
export function droppedForRole(): boolean {
  const dropped = hadUnknownRole
  hadUnknownRole = false
  return dropped
}

/** Whether the server refused the session or another tab logged out; undefined after a log-out in this tab. */
export const signedOutBy = () => lastEnd

export async function startSession(session: Session): Promise<void> {
  const change = ++latestChange
  const sealed = await encryptSession(session)
  if (change !== latestChange) return
  isMemoryOnly = !writeStored(sealed)
  lastEnd = undefined
  show(session)
}

/** Ends the session without the user's choice. */
export function endSession(): void {
  latestChange++
  isMemoryOnly = false
  if (current) lastEnd = 'refused'
  writeStored(undefined)
  show(null)
}

/** Ends the session by the user's choice, so there is nothing to explain. */
export function leaveSession(): void {
  endSession()
  lastEnd = undefined
}

async function restore(): Promise<void> {
  addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared
    if (event.key === sessionKey || event.key === null) void rereadSession()
  })
  await rereadSession()
}

/** Reads the stored session once and then follows the other tabs. */
export function sessionRestored(): Promise<void> {
  restoring ??= restore()
  return restoring
}

export const useSession = (): Session | null => useSyncExternalStore(subscribe, getSession, () => null)
