import type { Answer } from '@sohbet/domain/quiz/marking'
import { useState } from 'react'
import { z } from 'zod'

const storedDrafts = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
type Drafts = Record<string, Answer>

/** Invalid stored text counts as empty. */
function parseDrafts(text: string | null): Drafts {
  try {
    return storedDrafts.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * Answers that are not submitted yet, by question. Session storage survives when a phone closes the tab to free
 * memory.
 */
export function useDrafts(attemptId: string) {
  const key = `sohbet-drafts/${attemptId}`
  const [drafts, setDrafts] = useState(() => parseDrafts(sessionStorage.getItem(key)))
  const keep = (next: Drafts) => {
    setDrafts(next)
    sessionStorage.setItem(key, JSON.stringify(next))
  }
  return [drafts, keep] as const
}
