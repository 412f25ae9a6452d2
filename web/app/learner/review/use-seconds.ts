import { useState } from 'react'

const longest = 3600

/** Seconds since the card was shown, as a rating stores them. */
export function useSeconds(): () => number {
  const [shownAt] = useState(() => Date.now())
  return () => Math.min(longest, Math.max(0, Math.round((Date.now() - shownAt) / 1000)))
}
