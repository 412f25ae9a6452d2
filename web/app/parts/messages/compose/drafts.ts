import { attachment } from '@sohbet/contract/messaging/threads'
import { z } from 'zod'

/** What is being written, and what was sent and not yet answered for. */
const draft = z.object({
  text: z.string(),
  attachments: z.array(attachment),
  outgoing: z.array(z.object({ clientId: z.string(), text: z.string(), attachments: z.array(attachment) })),
})
export type Draft = z.infer<typeof draft>
export type Outgoing = Draft['outgoing'][number]

const emptyDraft: Draft = { text: '', attachments: [], outgoing: [] }

const prefix = 'sohbet-draft'
/** Two users of one browser never see each other's. */
const keyOf = (userId: string, place: string) => `${prefix}/${userId}/${place}`

/** What this browser remembers of a place; some private windows remember nothing. */
export function keptText(userId: string, place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, place)) ?? 'null')
  } catch {
    return undefined
  }
}

export function keepText(userId: string, place: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(userId, place))
    else localStorage.setItem(keyOf(userId, place), JSON.stringify(value))
  } catch {
    // Then the page alone remembers it
  }
}

/** What an older version of ours left there and nobody understands is no draft. */
export const readDraft = (userId: string, place: string): Draft =>
  draft.safeParse(keptText(userId, place)).data ?? emptyDraft

export function writeDraft(userId: string, place: string, value: Draft): void {
  const isEmpty = value.text === '' && value.attachments.length === 0 && value.outgoing.length === 0
  keepText(userId, place, isEmpty ? undefined : value)
}

/** All that was written here and not sent. */
export function dropDrafts(userId: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId, '')))
    for (const key of own) localStorage.removeItem(key)
  } catch {
    // Nothing was kept either
  }
}
