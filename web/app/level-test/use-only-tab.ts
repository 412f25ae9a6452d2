import { useEffect, useState } from 'react'

type Tab = 'asking' | 'mine' | 'elsewhere'

/** Of all tabs one runs the test. The others wait, and the next takes over when it is closed. */
export function useOnlyTab(isWanted: boolean): Tab {
  const [tab, setTab] = useState<Tab>('asking')
  useEffect(() => {
    const { locks } = navigator
    if (!isWanted || !locks) return undefined
    const left = new AbortController()
    const { signal } = left
    const hold = () => {
      if (signal.aborted) return Promise.resolve()
      setTab('mine')
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    }
    const take = async () => {
      const isFree = await locks.request('sohbet-level-test', { ifAvailable: true }, async (lock) => {
        if (lock) await hold()
        return lock !== null
      })
      if (isFree || signal.aborted) return
      setTab('elsewhere')
      await locks.request('sohbet-level-test', { signal }, hold)
    }
    // Only a wait that was given up is refused
    take().catch(() => {})
    return () => {
      left.abort()
      setTab('asking')
    }
  }, [isWanted])
  // Without locks the server still takes each answer once
  return navigator.locks ? tab : 'mine'
}
