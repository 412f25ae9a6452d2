import { useSyncExternalStore } from 'react'

/** Photos that changed while this page is open, with a URL that is not in the browser's cache. */
const changed = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const photoAddress = (userId: string) => `/images/${userId}.jpg`

/** Shows a new photo at once wherever it appears. */
export function photoChanged(userId: string, url: string): void {
  changed.set(userId, url)
  for (const listener of listeners) listener()
  // Replaces the photo in the browser's cache, so that a reload does not show the old one
  void fetch(photoAddress(userId), { cache: 'reload' }).catch(() => undefined)
}

export const usePhotoAddress = (userId: string, photo?: string | null): string =>
  useSyncExternalStore(
    subscribe,
    () => photo ?? changed.get(userId) ?? photoAddress(userId),
    () => photo ?? photoAddress(userId),
  )
