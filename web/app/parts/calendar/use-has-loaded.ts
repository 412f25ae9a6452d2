import { useState } from 'react'

/** Whether a week was loaded; the section below waits for it, because the height of a week varies. */
export function useHasLoaded({ isPending }: { isPending: boolean }): boolean {
  const [hasLoaded, setLoaded] = useState(false)
  if (!isPending && !hasLoaded) setLoaded(true)
  return hasLoaded
}
