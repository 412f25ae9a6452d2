import { attachment } from '@sohbet/contract/messaging/threads'
import { z } from 'zod'
import { afterLogOut } from '../../../session/after-log-out.ts'

/** A message while it is written. */
const draft = z.object({ text: z.string(), attachments: z.array(attachment) })
export type Draft = z.infer<typeof draft>

export const emptyDraft: Draft = { text: '', attachments: [] }

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
  const isEmpty = value.text === '' && value.attachments.length === 0
  keepText(userId, place, isEmpty ? undefined : value)
}

/** Drops all drafts of a user. */
function dropDrafts(userId: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId, '')))
    for (const key of own) localStorage.removeItem(key)
  } catch {
    // Nothing was stored either
  }
}

let isStarted = false

/** From now on a log-out drops the drafts of the user. */
export function startDrafts(): void {
  if (isStarted) return
  isStarted = true
  afterLogOut(dropDrafts)
}
