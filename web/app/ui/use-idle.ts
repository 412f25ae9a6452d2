import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const patienceMs = 3000

/** Whether the page is complete and the browser has had nothing to do since: the time to fetch ahead. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (isFetching) return undefined
    // Safari has no idle callbacks
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => setIdle(true))
      else setIdle(true)
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [isFetching])
  return isIdle
}
