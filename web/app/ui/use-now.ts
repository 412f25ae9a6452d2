import { useEffect, useState } from 'react'

const tickMs = 10_000

/** The time, fresh enough to count minutes by, or as fresh as it is asked for. */
export function useNow(everyMs = tickMs): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(ticking)
  }, [everyMs])
  return now
}
