import { vi } from 'vitest'

// Loaded once per worker, unlike the set-up, which runs for every file
const { waitFor } = vi

/** The default of one second is too short for a busy machine. */
export function waitLonger(): void {
  vi.waitFor = (callback, options = 20_000) => waitFor(callback, options)
}
