import { useEffect, useState } from 'react'

const tickMs = 10_000

/** The current time, updated often enough to count minutes, or every `everyMs`. */
export function useNow(everyMs = tickMs): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(ticking)
  }, [everyMs])
  return now
}
