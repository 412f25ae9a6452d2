import type { ThreadPage } from '@sohbet/contract/messaging/threads'
import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { useMarkRead } from '../messages.queries.ts'

/** Marks messages as read when they are on a visible screen. */
export function useReading({ id, unread, messages }: ThreadPage): void {
  const { mutate: markRead } = useMarkRead(id)
  const isVisible = useDocumentVisibility() === 'visible'
  const last = messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (isVisible && unread > 0 && last > 0) markRead(last)
  }, [isVisible, unread, last, markRead])
}
