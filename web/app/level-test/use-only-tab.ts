import { useEffect, useState } from 'react'

type Tab = 'asking' | 'mine' | 'elsewhere'

/** One tab runs the test. The others wait, and the next one takes over when it is closed. */
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
    // Rejects only when the wait was aborted
    take().catch(() => {})
    return () => {
      left.abort()
      setTab('asking')
    }
  }, [isWanted])
  // Without Web Locks the server still accepts each answer once
  return navigator.locks ? tab : 'mine'
}
