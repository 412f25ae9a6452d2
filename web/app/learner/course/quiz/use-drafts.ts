import { useSessionStorage } from '@mantine/hooks'
import type { Answer } from '@sohbet/domain/quiz/marking'
import { z } from 'zod'

const storedDrafts = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
type Drafts = Record<string, Answer>

/** Invalid stored text counts as empty. */
function parseDrafts(text: string | undefined): Drafts {
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
  const [drafts, setDrafts] = useSessionStorage<Drafts>({
    key: `sohbet-drafts/${attemptId}`,
    defaultValue: {},
    getInitialValueInEffect: false,
    deserialize: parseDrafts,
  })
  return [drafts, setDrafts] as const
}
