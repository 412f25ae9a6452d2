import { useSessionStorage } from '@mantine/hooks'
import type { Answer } from '@sohbet/domain/quiz/marking'
import { z } from 'zod'

const kept = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
type Drafts = Record<string, Answer>

/** What was left there and nobody understands is nothing. */
function read(text: string | undefined): Drafts {
  try {
    return kept.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * Answers that are not given yet, by question. A phone that needs room closes the tab behind one's back: they are there
 * again when it is looked at next, and nowhere else.
 */
export function useDrafts(attemptId: string) {
  const [drafts, setDrafts] = useSessionStorage<Drafts>({
    key: `sohbet-drafts/${attemptId}`,
    defaultValue: {},
    getInitialValueInEffect: false,
    deserialize: read,
  })
  return [drafts, setDrafts] as const
}
