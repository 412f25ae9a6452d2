import { listColleagues, setThreadAssignee, setThreadDone } from '@sohbet/contract/messaging/inbox'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refreshThread, refreshThreads } from '../../parts/messages/messages.queries.ts'

export const colleaguesQuery = queryOptions({
  queryKey: ['messages', 'colleagues'],
  queryFn: ({ signal }) => call(listColleagues, {}, { signal }),
})

/** A change updates the thread and the list. */
function useChange<Change>(id: string, change: (value: Change) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all([refreshThread(client, id), refreshThreads(client)]),
  })
}

export const useSetDone = (id: string) =>
  useChange(id, (isDone: boolean) => call(setThreadDone, { params: { id }, body: { isDone } }))

type Assignment = { userId: string | null; expected: string | null }

export const useAssign = (id: string) =>
  useChange(id, (body: Assignment) => call(setThreadAssignee, { params: { id }, body }))
