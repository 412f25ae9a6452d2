import { useEffect, useState } from 'react'

const tickMs = 10_000

/** The time, fresh enough to count minutes by. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(ticking)
  }, [])
  return now
}
