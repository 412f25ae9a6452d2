import { useSyncExternalStore } from 'react'

/** Photos that changed while this page is open, under an address the browser has not kept yet. */
const changed = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const photoAddress = (userId: string) => `/images/${userId}.jpg`

/** Shows a new photo at once wherever the user's photo stands. */
export function photoChanged(userId: string, url: string): void {
  changed.set(userId, url)
  for (const listener of listeners) listener()
  // The browser keeps photos for some minutes: after a reload it must not show the old one. Nobody waits for it.
  void fetch(photoAddress(userId), { cache: 'reload' }).catch(() => undefined)
}

export const usePhotoAddress = (userId: string): string =>
  useSyncExternalStore(
    subscribe,
    () => changed.get(userId) ?? photoAddress(userId),
    () => photoAddress(userId),
  )
