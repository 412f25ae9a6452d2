import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, type MessageEntry } from '../../../outbox/entry.ts'
import { listen } from '../../../outbox/outbox.ts'
import { useOutbox } from '../../../outbox/use-outbox.ts'
import { showSent } from '../messages.queries.ts'

/** The messages of a thread that the server does not have yet, each with the reason if its last try failed. */
export function useOutgoing(threadId: string): { entry: MessageEntry; failure: unknown }[] {
  const { waiting, failures } = useOutbox()
  return waiting
    .filter((entry) => entry.kind === 'message')
    .filter((entry) => entry.threadId === threadId)
    .map((entry) => ({ entry, failure: failures.get(keyOf(entry)) }))
}

/** Shows messages of the outbox in their threads once the server has them. */
export function useShowSent(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      listen({
        onDelivered: async (delivered) => {
          if ('message' in delivered) await showSent(client, delivered.entry.threadId, delivered.message)
        },
      }),
    [client],
  )
}
