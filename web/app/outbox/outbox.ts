import { ApiError, badReplyCode, unknownCode } from '../api/api-error.ts'
import { beforeLogOut } from '../session/before-log-out.ts'
import { getSession, signedOutBy, subscribe as onSession } from '../session/session.ts'
import { deliver, keyOf, merged, type AnswerEntry, type Delivered, type Entry } from './entry.ts'
import { dropEntries, dropEntry, readEntries, writeEntry, type Kept } from './entry-store.ts'

/** What waits, and whether the server could be reached when it was last tried. */
export type Outbox = { waiting: readonly Entry[]; isOffline: boolean }

type Listener = {
  onDelivered: (delivered: Delivered) => void
  /** It will never be taken: what the screen shows of it is not so. */
  onRefused: (entry: Entry, error: ApiError) => void
}

const firstPause = 2000
const longestPause = 30_000

let owner: string | undefined
let kept = new Map<string, Kept>()
let isOffline = false
let state: Outbox = { waiting: [], isOffline }
let isSending = false
let sent = Promise.resolve()
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()
const listeners = new Set<Listener>()

export const getOutbox = (): Outbox => state

export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whoever shows what was sent hears what came of it, before it no longer waits. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(): void {
  const inOrder = [...kept.values()].toSorted((one, other) => one.since - other.since)
  state = { waiting: inOrder.map(({ entry }) => entry), isOffline }
  for (const watcher of watchers) watcher()
}

/** Keeps it on this device first, then sends it; who calls need not wait. */
export function keep(entry: Entry): void {
  if (!owner) return
  const key = keyOf(entry)
  const earlier = kept.get(key)
  const value = { entry: merged(earlier?.entry, entry), since: earlier?.since ?? Date.now() }
  kept.set(key, value)
  show()
  void writeEntry(owner, key, value)
  void sendAll()
}

function forget(key: string): void {
  kept.delete(key)
  if (owner) void dropEntry(owner, key)
}

/** The answers of an attempt that is begun anew. */
export function forgetAnswers(userQuizId: string): void {
  for (const [key, { entry }] of kept)
    if (entry.kind === 'answer' && entry.userQuizId === userQuizId) forget(key)
  show()
}

/**
 * No answer, too many calls, or a server in trouble: the same may be taken later. So it may where the answer was not
 * our server's, or broke off: only who says why has refused.
 */
const isPassing = ({ status, code }: ApiError) =>
  status === 0 || status === 429 || status >= 500 || code === unknownCode || code === badReplyCode

/** One after the other; who asks meanwhile waits for the same. */
function sendAll(): Promise<void> {
  if (!isSending) sent = sendEach()
  return sent
}

async function sendEach(): Promise<void> {
  isSending = true
  clearTimeout(timer)
  try {
    const stuck = new Set<string>()
    for (let next = oldest(stuck); next; next = oldest(stuck)) {
      const result = await sendOne(...next)
      if (result === 'stop') return
      if (result === 'stuck') stuck.add(next[0])
    }
    if (stuck.size > 0) wait()
  } finally {
    isSending = false
  }
}

const oldest = (stuck: ReadonlySet<string>): [string, Kept] | undefined =>
  [...kept].filter(([key]) => !stuck.has(key)).toSorted(([, one], [, other]) => one.since - other.since)[0]

/** Stuck: our server stumbles over this one, and may well take the others. */
async function sendOne(key: string, value: Kept): Promise<'on' | 'stuck' | 'stop'> {
  const sender = owner
  try {
    const delivered = await deliver(value.entry)
    if (owner !== sender) return 'on'
    for (const { onDelivered } of listeners) onDelivered(delivered)
  } catch (error) {
    if (owner !== sender) return 'on'
    // Signed out, or a fault of ours: it stays for the next time
    if (!(error instanceof ApiError) || error.status === 401) return 'stop'
    if (error.code === 'INTERNAL') return 'stuck'
    if (isPassing(error)) return wait()
    for (const { onRefused } of listeners) onRefused(value.entry, error)
  }
  isOffline = false
  pause = firstPause
  // In the meantime the video may have played on
  if (kept.get(key) === value) forget(key)
  show()
  return 'on'
}

function wait(): 'stop' {
  isOffline = true
  show()
  timer = setTimeout(() => void sendAll(), pause)
  pause = Math.min(pause * 2, longestPause)
  return 'stop'
}

/** Its answers that the server does not have yet. */
export const waitingAnswers = (waiting: readonly Entry[], userQuizId: string): AnswerEntry[] =>
  waiting.filter((entry) => entry.kind === 'answer').filter((entry) => entry.userQuizId === userQuizId)

async function openFor(userId: string | undefined): Promise<void> {
  if (userId === owner) return
  owner = userId
  kept = new Map()
  clearTimeout(timer)
  show()
  if (!userId) return
  const found = await readEntries(userId)
  if (owner !== userId) return
  const stored = new Map(found)
  for (const [key, { entry, since }] of kept) {
    const earlier = stored.get(key)
    stored.set(key, { entry: merged(earlier?.entry, entry), since: earlier?.since ?? since })
  }
  kept = stored
  show()
  await sendAll()
}

function followSession(): void {
  const before = owner
  const user = getSession()?.user.id
  if (before && before !== user)
    // Who left by choice leaves nothing behind; whose session just ended finds it after the next log-in. Which of the
    // two it was in another tab, only that tab knows
    queueMicrotask(() => {
      if (!getSession() && !signedOutBy()) void dropEntries(before)
    })
  void openFor(user)
}

let isStarted = false

/** From now on what was kept is sent: at once, whenever the connection is back, and by and by. */
export function startOutbox(): void {
  if (!isStarted) {
    isStarted = true
    onSession(followSession)
    beforeLogOut(sendAll)
    addEventListener('online', () => {
      pause = firstPause
      isOffline = false
      show()
      void sendAll()
    })
    addEventListener('offline', () => {
      isOffline = true
      show()
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void sendAll()
    })
    isOffline = !navigator.onLine
  }
  followSession()
}
