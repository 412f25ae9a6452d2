import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../live/live.ts'
import { refreshThread, refreshThreads, refreshUnread } from './messages.queries.ts'

/** Shows live changes of threads at once; reloads everything after a gap. */
export function useLiveMessages(): void {
  const client = useQueryClient()
  useLive('message', ({ threadId }) => {
    void refreshThreads(client)
    void refreshUnread(client)
    void refreshThread(client, threadId)
  })
  useLive('messages', () => void client.invalidateQueries({ queryKey: ['messages'] }))
  // The bell reloads the counts
  useLive('gap', () => void client.invalidateQueries({ queryKey: ['messages'] }))
}
