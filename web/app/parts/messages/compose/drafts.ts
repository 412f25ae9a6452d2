import { attachment } from '@sohbet/contract/messaging/threads'
import { z } from 'zod'
import { getSession, subscribe } from '../../../session/session.ts'

/** An unsent message. */
const draft = z.object({
  text: z.string(),
  attachments: z.array(attachment),
  /** Set when the message was sent from this draft: sending it again creates no second message. */
  clientId: z.uuid().optional(),
})
export type Draft = z.infer<typeof draft>

export const emptyDraft: Draft = { text: '', attachments: [] }

const prefix = 'sohbet-draft'
/** Separate keys for two users of the same browser. */
const keyOf = (userId: string, place: string) => `${prefix}/${userId}/${place}`

/** The value stored for a place; undefined when the browser blocks storage, as some private windows do. */
export function readStored(userId: string, place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, place)) ?? 'null')
  } catch {
    return undefined
  }
}

export function writeStored(userId: string, place: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(userId, place))
    else localStorage.setItem(keyOf(userId, place), JSON.stringify(value))
  } catch {
    // Storage is blocked: the text stays in memory only
  }
}

/** Anything unreadable, such as a draft of an older version, counts as empty. */
export const readDraft = (userId: string, place: string): Draft =>
  draft.safeParse(readStored(userId, place)).data ?? emptyDraft

export function writeDraft(userId: string, place: string, value: Draft): void {
  const isEmpty = value.text === '' && value.attachments.length === 0
  writeStored(userId, place, isEmpty ? undefined : value)
}

/** Drops the drafts of everyone but the signed-in user: sessions also end while no page is open. */
function dropEndedDrafts(): void {
  try {
    const own = keyOf(getSession()?.user.id ?? '', '')
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}/`))
    for (const key of drafts) if (!key.startsWith(own)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there are no drafts
  }
}

let isStarted = false

/** Deletes the drafts of a user when the session ends, however it ends. */
export function startDrafts(): void {
  if (isStarted) return
  isStarted = true
  dropEndedDrafts()
  subscribe(dropEndedDrafts)
}
