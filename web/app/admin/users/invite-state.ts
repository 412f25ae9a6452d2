import { useLocation } from 'react-router'
import { z } from 'zod'

const state = z.object({ invite: z.string() })

/** Link state that opens the invitation of this address. In the state, because addresses do not belong in URLs. */
export const inviteState = (email: string): z.infer<typeof state> => ({ invite: email })

/** The address to invite; undefined when the page was opened without one. */
export function useInvitedAddress(): string | undefined {
  const given: unknown = useLocation().state
  return state.safeParse(given).data?.invite
}
