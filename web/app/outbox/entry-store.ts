import { createStore, del, delMany, entries, set } from 'idb-keyval'
import { z } from 'zod'
import { entry } from './entry.ts'

/** Entries are sent in the order of `since`. */
const storedEntry = z.object({ since: z.number(), entry })
export type StoredEntry = z.infer<typeof storedEntry>

let opened: ReturnType<typeof createStore> | undefined

/** Our IndexedDB store. Some private windows have none; then entries stay in memory only. */
function store() {
  opened ??= createStore('sohbet-outbox', 'entries')
  return opened
}

// Separate keys for two users of the same browser
const own = (userId: string, key: string) => `${userId}/${key}`

const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch {
    // Storage is blocked: the entry stays in memory only
  }
}

export const writeEntry = (userId: string, key: string, value: StoredEntry): Promise<void> =>
  quietly(() => set(own(userId, key), value, store()))

export const dropEntry = (userId: string, key: string): Promise<void> =>
  quietly(() => del(own(userId, key), store()))

export const dropEntries = (userId: string): Promise<void> =>
  quietly(async () => {
    const found = await entries<string, unknown>(store())
    const names = found.map(([name]) => name).filter((name) => name.startsWith(own(userId, '')))
    await delMany(names, store())
  })

/** Skips anything unreadable, such as entries of an older version. */
export async function readEntries(userId: string): Promise<[key: string, value: StoredEntry][]> {
  try {
    const found = await entries<string, unknown>(store())
    return found.flatMap(([name, value]): [string, StoredEntry][] => {
      const read = storedEntry.safeParse(value)
      return name.startsWith(own(userId, '')) && read.success
        ? [[name.slice(own(userId, '').length), read.data]]
        : []
    })
  } catch {
    return []
  }
}
