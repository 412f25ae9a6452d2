/** Stored entries; they survive a reload. */
export const disk = new Map<string, unknown>()
/** The encryption key of the session. */
const vault = new Map<string, unknown>()

// Replaces idb-keyval: vi.mock('idb-keyval', () => import('…/outbox/testing/disk.ts'))
export const createStore = () => disk
export const get = (key: string) => Promise.resolve(vault.get(key))
export const update = (key: string, change: (old: unknown) => unknown) =>
  Promise.resolve(void vault.set(key, change(vault.get(key))))
export const set = (key: string, value: unknown) => Promise.resolve(void disk.set(key, value))
export const del = (key: string) => Promise.resolve(void disk.delete(key))
export const delMany = (keys: string[]) => Promise.resolve(keys.forEach((key) => disk.delete(key)))
export const entries = () => Promise.resolve([...disk])
