import type { Answer } from '@sohbet/domain/quiz/marking'
import { useState } from 'react'
import { z } from 'zod'

const storedDrafts = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
type Drafts = Record<string, Answer>

/** Invalid text and blocked storage count as empty. */
function readDrafts(key: string): Drafts {
  try {
    return storedDrafts.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

function writeDrafts(key: string, drafts: Drafts): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(drafts))
  } catch {
    // The drafts still hold for this page
  }
}

/**
 * Answers that are not submitted yet, by question. Session storage survives when a phone closes the tab to free
 * memory.
 */
export function useDrafts(attemptId: string) {
  const key = `sohbet-drafts/${attemptId}`
  const [drafts, setDrafts] = useState(() => readDrafts(key))
  const keep = (next: Drafts) => {
    setDrafts(next)
    writeDrafts(key, next)
  }
  return [drafts, keep] as const
}
