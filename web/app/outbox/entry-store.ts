import { createStore, del, delMany, entries, set } from 'idb-keyval'
import { z } from 'zod'
import { entry } from './entry.ts'

/** `since` gives the order in which entries are sent. */
const kept = z.object({ since: z.number(), entry })
export type Kept = z.infer<typeof kept>

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
