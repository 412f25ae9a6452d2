import { useEffect, useState } from 'react'

const patienceMs = 3000

/** Whether the page has loaded and the browser has had nothing to do since: the time to fetch ahead. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no idle callbacks
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => setIdle(true))
      else setIdle(true)
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
