import { email } from '@sohbet/contract/fields'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openTabChannel, type TabChannel } from '../../session/tab-channel.ts'

const channelName = 'sohbet-verified'

/**
 * Calls `onVerified` when another tab of this browser verified an address. Returns the function that tells the other
 * tabs that this one did.
 */
export function useVerifiedElsewhere(onVerified: (address: string) => void): (address: string) => void {
  const channel = useRef<TabChannel>(undefined)
  const hear = useEffectEvent((data: unknown) => {
    const address = email.safeParse(data).data
    if (address !== undefined) onVerified(address)
  })
  useEffect(() => {
    const opened = openTabChannel(channelName, (data) => hear(data))
    channel.current = opened
    return () => opened.close()
  }, [])
  return (address) => channel.current?.send(address)
}
