import { ApiError, badReplyCode, unknownCode } from '../api/api-error.ts'
import { afterLogOut } from '../session/after-log-out.ts'
import { beforeLogOut } from '../session/before-log-out.ts'
import { getSession, subscribe as onSession } from '../session/session.ts'
import {
  deliver,
  isCourseEntry,
  keyOf,
  laneOf,
  merged,
  type AnswerEntry,
  type CourseEntry,
  type Delivered,
  type Entry,
} from './entry.ts'
import { dropEntries, dropEntry, readEntries, writeEntry, type StoredEntry } from './entry-store.ts'

export type Outbox = {
  /** In sending order. */
  waiting: readonly Entry[]
  /** Whether the last try did not reach the server. */
  isOffline: boolean
  /** Why the last try of an entry failed, by the entry's key. */
  failures: ReadonlyMap<string, unknown>
}

type Listener = {
  /** Runs before the entry leaves the queue. */
  onDelivered: (delivered: Delivered) => void | Promise<void>
  /** The server refused the entry for good, and it left the queue. */
  onRefused?: (entry: CourseEntry, error: ApiError) => void
}

const firstPause = 2000
const longestPause = 30_000

let owner: string | undefined
let queue = new Map<string, StoredEntry>()
let failures = new Map<string, unknown>()
/** Messages and recordings that the server refused; each waits until its author retries or discards it. */
let refusedKeys = new Set<string>()
/** Lanes that the current run does not send. */
let heldLanes = new Set<string>()
let isOffline = false
let state: Outbox = { waiting: [], isOffline, failures }
let isSending = false
let sent = Promise.resolve()
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined
let newest = 0
const watchers = new Set<() => void>()
const listeners = new Set<Listener>()

export const getOutbox = (): Outbox => state

export function watchOutbox(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const inOrder = (): [string, StoredEntry][] =>
  [...queue].toSorted(([, one], [, other]) => one.since - other.since)

function show(): void {
  state = { waiting: inOrder().map(([, { entry }]) => entry), isOffline, failures: new Map(failures) }
  for (const watcher of watchers) watcher()
}

/** Stores the entry on this device and sends it. Resolves when it is stored; false without a signed-in user. */
export async function enqueue(entry: Entry): Promise<boolean> {
  if (!owner) return false
  const key = keyOf(entry)
  const earlier = queue.get(key)
  // Keeps the order of two entries of the same millisecond
  newest = Math.max(Date.now(), newest + 1)
  const value = { entry: merged(earlier?.entry, entry), since: earlier?.since ?? newest }
  queue.set(key, value)
  show()
  const stored = writeEntry(owner, key, value)
  void sendAll()
  await stored
  return true
}

function remove(key: string): void {
  queue.delete(key)
  failures.delete(key)
  refusedKeys.delete(key)
  if (owner) void dropEntry(owner, key)
}

/** Deletes the answers of an attempt that starts again. */
export function forgetAnswers(userQuizId: string): void {
  for (const [key, { entry }] of queue)
    if (entry.kind === 'answer' && entry.userQuizId === userQuizId) remove(key)
  show()
}

/** Resends a failed entry without waiting for the pause. */
export function retry(entry: Entry): void {
  failures.delete(keyOf(entry))
  release(entry)
}

/** Deletes an entry on the user's request. */
export function discard(entry: Entry): void {
  remove(keyOf(entry))
  release(entry)
}

function release(entry: Entry): void {
  refusedKeys.delete(keyOf(entry))
  heldLanes.delete(laneOf(entry))
  show()
  void sendAll()
}

/**
 * The server may accept the entry later: no reply, too many calls, a server error, or a reply that is not from
 * our server or is incomplete. Only an error with one of our codes is a refusal, also one that holds until tomorrow.
 */
const isPassing = ({ status, code }: ApiError) =>
  status === 0 ||
  (status === 429 && !code.endsWith('_DAY_FULL')) ||
  status >= 500 ||
  code === unknownCode ||
  code === badReplyCode

/** Sends one entry after another. Callers during a run wait for that run. */
function sendAll(): Promise<void> {
  if (!isSending) sent = sendEach()
  return sent
}

async function sendEach(): Promise<void> {
  isSending = true
  clearTimeout(timer)
  heldLanes = new Set(
    [...queue].filter(([key]) => refusedKeys.has(key)).map(([, { entry }]) => laneOf(entry)),
  )
  let isStuck = false
  try {
    for (let next = nextToSend(); next; next = nextToSend()) {
      const result = await sendOne(...next)
      if (result === 'stop') return
      if (result === 'stuck') isStuck = true
    }
    if (isStuck) wait()
  } finally {
    isSending = false
  }
}

const nextToSend = () => inOrder().find(([, { entry }]) => !heldLanes.has(laneOf(entry)))

/** `stuck`: the server fails on this entry and may accept the others. */
async function sendOne(key: string, value: StoredEntry): Promise<'on' | 'stuck' | 'stop'> {
  const sender = owner
  const { entry } = value
  try {
    const delivered = await deliver(entry)
    if (owner !== sender) return 'on'
    await Promise.all([...listeners].map(async ({ onDelivered }) => await onDelivered(delivered)))
    if (owner !== sender) return 'on'
  } catch (error) {
    if (owner !== sender) return 'on'
    // Signed out, or a bug of ours: the entry stays for the next run
    if (!(error instanceof ApiError) || error.status === 401) return 'stop'
    const result = afterError(key, entry, error)
    if (result !== 'drop') return result
  }
  isOffline = false
  pause = firstPause
  failures.delete(key)
  // The video may have played on in the meantime
  if (queue.get(key) === value) remove(key)
  show()
  return 'on'
}

function afterError(key: string, entry: Entry, error: ApiError): 'on' | 'stuck' | 'stop' | 'drop' {
  if (error.code === 'INTERNAL') {
    failures.set(key, error)
    heldLanes.add(laneOf(entry))
    return 'stuck'
  }
  if (isPassing(error)) {
    failures.set(key, error)
    return wait()
  }
  // A card that is rated no more, because its word was removed
  if (entry.kind === 'rating') return 'drop'
  if (isCourseEntry(entry)) {
    for (const { onRefused } of listeners) onRefused?.(entry, error)
    return 'drop'
  }
  failures.set(key, error)
  refusedKeys.add(key)
  heldLanes.add(laneOf(entry))
  isOffline = false
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

/** The answers of an attempt that the server does not have yet. */
export const waitingAnswers = (waiting: readonly Entry[], userQuizId: string): AnswerEntry[] =>
  waiting.filter((entry) => entry.kind === 'answer').filter((entry) => entry.userQuizId === userQuizId)

async function openFor(userId: string | undefined): Promise<void> {
  if (userId === owner) return
  owner = userId
  queue = new Map()
  failures = new Map()
  refusedKeys = new Set()
  clearTimeout(timer)
  show()
  if (!userId) return
  const found = await readEntries(userId)
  if (owner !== userId) return
  const stored = new Map(found)
  for (const [key, { entry, since }] of queue) {
    const earlier = stored.get(key)
    stored.set(key, { entry: merged(earlier?.entry, entry), since: earlier?.since ?? since })
  }
  queue = stored
  show()
  await sendAll()
}

const followSession = () => void openFor(getSession()?.user.id)

let isStarted = false

/** Sends stored entries at once, when the connection is back, and with growing pauses. */
export function startOutbox(): void {
  if (!isStarted) {
    isStarted = true
    onSession(followSession)
    afterLogOut((userId) => void dropEntries(userId))
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
