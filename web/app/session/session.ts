import type { Session } from '@sohbet/contract/people/auth'
import { useSyncExternalStore } from 'react'
import { encryptSession, decryptSession } from './stored-session.ts'

const sessionKey = 'sohbet-session'

let current: Session | null = null
/** True while this page holds a session that could not be written down. */
let isMemoryOnly = false
/** Sealing takes time: only the latest change may be written. */
let latestChange = 0
let restoring: Promise<void> | undefined
/** True from the moment a session was dropped for its role until a guard has acted on it. */
let hadUnknownRole = false
/** How the last session ended, unless its user logged out in this very tab. */
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

/** Answers whether it is written; storage may be full or refused. */
function writeStored(sealed: string | undefined): boolean {
  try {
    if (sealed === undefined) localStorage.removeItem(sessionKey)
    else localStorage.setItem(sessionKey, sealed)
    return sealed !== undefined
  } catch {
    return false
  }
}

/** What all tabs agree on. In a browser that keeps nothing, it is what this page holds. */
export async function rereadSession(): Promise<Session | null> {
  if (isMemoryOnly) return current
  const sealed = readStored()
  const found = sealed === null ? null : await decryptSession(sealed)
  // Another tab was busy while we were opening it
  if (readStored() !== sealed) return rereadSession()
  // It may open at the next try: what is stored stays, for this tab and the others
  if (found?.state === 'locked') return current
  if (found && found.state !== 'open') writeStored(undefined)
  if (found?.state === 'unknown-role') hadUnknownRole = true
  if (!found && current) lastEnd = 'elsewhere'
  show(found?.state === 'open' ? found.session : null)
  return current
}

/** Whether a session was dropped because nobody here knows its role; says so once. */
export function droppedForRole(): boolean {
  const dropped = hadUnknownRole
  hadUnknownRole = false
  return dropped
}

/** Whether the server no longer took the session, or another tab logged out; nothing when it was the user, here. */
export const signedOutBy = () => lastEnd

export async function startSession(session: Session): Promise<void> {
  const change = ++latestChange
  const sealed = await encryptSession(session)
  if (change !== latestChange) return
  isMemoryOnly = !writeStored(sealed)
  lastEnd = undefined
  show(session)
}

/** The session is over, whatever its user wanted. */
export function endSession(): void {
  latestChange++
  isMemoryOnly = false
  if (current) lastEnd = 'refused'
  writeStored(undefined)
  show(null)
}

/** The user leaves by choice: there is nothing to explain afterwards. */
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
