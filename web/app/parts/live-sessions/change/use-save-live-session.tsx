import type { Input } from '@sohbet/contract/endpoint'
import type { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { useChangeLiveSession } from '../staff/staff-live-sessions.queries.ts'
import { useAcceptClash } from './use-accept-clash.tsx'

type Body = NonNullable<Input<typeof changeLiveSession>['body']>

/**
 * Saves a change of a session. When the server warns of another session of the coach, or that the coach is away, it
 * asks first. Resolves to whether the change is saved. Render `dialog`.
 */
export function useSaveLiveSession(id: string) {
  const { mutateAsync: change, isPending } = useChangeLiveSession(id)
  const { acceptClash, dialog } = useAcceptClash()
  const save = (body: Body): Promise<boolean> => acceptClash((accepted) => change({ ...body, ...accepted }))
  return { save, isPending, dialog }
}
