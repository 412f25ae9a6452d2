import { email } from '@sohbet/contract/fields'
import { useEffect, useEffectEvent, useRef } from 'react'

const channelName = 'sohbet-verified'

/**
 * Calls `onVerified` when another tab of this browser verified an address. Returns the function that tells the other
 * tabs that this one did.
 */
export function useVerifiedElsewhere(onVerified: (address: string) => void): (address: string) => void {
  const channel = useRef<BroadcastChannel>(undefined)
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const address = email.safeParse(data).data
    if (address !== undefined) onVerified(address)
  })
  useEffect(() => {
    const opened = new BroadcastChannel(channelName)
    opened.addEventListener('message', (event) => hear(event))
    channel.current = opened
    return () => opened.close()
  }, [])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no origin
  return (address) => channel.current?.postMessage(address)
}
