import { createStore, del, delMany, entries, set } from 'idb-keyval'
import { z } from 'zod'
import type { Entry } from './entry.ts'

/** In what order they came, as one device counts it. */
export type Kept = { entry: Entry; since: number }

const moduleId = z.string()
const kept = z.object({
  since: z.number(),
  entry: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('answer'),
      moduleId,
      userQuizId: z.string(),
      questionId: z.string(),
      answer: z.union([z.string(), z.array(z.string())]),
    }),
    z.object({ kind: z.literal('video'), moduleId, position: z.number(), watched: z.boolean() }),
    z.object({ kind: z.literal('document'), moduleId, docId: z.string() }),
  ]),
})

let opened: ReturnType<typeof createStore> | undefined

/** A part of the browser's own database; some private windows have none, and then all waits in the page alone. */
function store() {
  opened ??= createStore('sohbet-outbox', 'entries')
  return opened
}

// Two users of one browser never see each other's
const own = (userId: string, key: string) => `${userId}/${key}`

const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch {
    // Then the page alone remembers it
  }
}

export const writeEntry = (userId: string, key: string, value: Kept): Promise<void> =>
  quietly(() => set(own(userId, key), value, store()))

export const dropEntry = (userId: string, key: string): Promise<void> =>
  quietly(() => del(own(userId, key), store()))

export const dropEntries = (userId: string): Promise<void> =>
  quietly(async () => {
    const found = await entries<string, unknown>(store())
    const names = found.map(([name]) => name).filter((name) => name.startsWith(own(userId, '')))
    await delMany(names, store())
  })

/** What an older version of ours left there and nobody understands is left out. */
export async function readEntries(userId: string): Promise<[key: string, value: Kept][]> {
  try {
    const found = await entries<string, unknown>(store())
    return found.flatMap(([name, value]): [string, Kept][] => {
      const read = kept.safeParse(value)
      return name.startsWith(own(userId, '')) && read.success
        ? [[name.slice(own(userId, '').length), read.data]]
        : []
    })
  } catch {
    return []
  }
}
