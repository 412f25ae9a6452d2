import {
  getThread,
  listRecipients,
  listThreads,
  markRead,
  reportMessage,
  startThread,
  uploadAttachment,
  type Message,
  type ThreadPage,
} from '@sohbet/contract/messaging/threads'
import type { Input } from '@sohbet/contract/endpoint'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { shrinkPicture } from '../image-upload/shrink-picture.ts'
import { shellQuery } from '../../session/shell-query.ts'

const threadsKey = ['messages', 'threads'] as const

export type ThreadFilters = Omit<Input<typeof listThreads>['query'], 'after'>

export const threadsQuery = (filters: ThreadFilters) =>
  infiniteQueryOptions({
    queryKey: [...threadsKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listThreads, { query: { ...filters, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const threadKey = (id: string) => ['messages', 'thread', id] as const
type Pages = InfiniteData<ThreadPage>

/** The first page is the newest; the others go back in time. */
export const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: threadKey(id),
    queryFn: ({ pageParam, signal }) =>
      call(getThread, { params: { id }, query: pageParam > 0 ? { before: pageParam } : {} }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ messages, hasOlder }) => (hasOlder ? (messages[0]?.seq ?? null) : null),
    staleTime: 0,
    // Signed URLs of attachments are valid for ten minutes
    refetchInterval: ({ state }) => (hasAttachments(state.data) ? 8 * 60_000 : false),
  })

const hasAttachments = (data: Pages | undefined) =>
  data?.pages.some(({ messages }) => messages.some(({ attachments }) => attachments.length > 0)) ?? false

/** Everything that counts or lists threads. */
export const refreshThreads = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: threadsKey })

/** Loads new messages only. With too many new ones, the thread reloads. */
export async function refreshThread(client: QueryClient, id: string): Promise<void> {
  const known = client.getQueryData(threadQuery(id).queryKey)
  const [newest] = known?.pages ?? []
  // The thread is not open; it loads when it is
  if (!newest) return
  const last = newest.messages.at(-1)?.seq ?? 0
  const page = await call(getThread, { params: { id }, query: { after: last } }).catch(() => undefined)
  // On failure the whole thread is invalidated, because the query retries
  if (!page) return client.invalidateQueries({ queryKey: threadKey(id) })
  const [first] = page.messages
  if (first && first.seq > last + 1) return client.resetQueries({ queryKey: threadKey(id) })
  client.setQueryData(threadQuery(id).queryKey, (data) => withNews(data, page))
}

function withNews(data: Pages | undefined, { messages: came, ...head }: ThreadPage): Pages | undefined {
  const [newest, ...older] = data?.pages ?? []
  if (!data || !newest) return data
  const last = newest.messages.at(-1)?.seq ?? 0
  const messages = [...newest.messages, ...came.filter(({ seq }) => seq > last)]
  return { ...data, pages: [{ ...head, messages, hasOlder: newest.hasOlder }, ...older] }
}

/** Shows a sent message at once; messages that came before it are loaded first. */
export async function showSent(client: QueryClient, id: string, sent: Message): Promise<void> {
  const { queryKey } = threadQuery(id)
  const head = client.getQueryData(queryKey)?.pages[0]
  const last = head?.messages.at(-1)?.seq ?? 0
  // A thread that is loading may lack the message, so it loads again
  if (!head) void client.resetQueries({ queryKey })
  else if (sent.seq === last + 1)
    client.setQueryData(queryKey, (now) => withNews(now, { ...head, messages: [sent] }))
  else await refreshThread(client, id)
  void refreshThreads(client)
}

export function useMarkRead(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upTo: number) => call(markRead, { params: { id }, body: { upTo } }),
    onSuccess: ({ unread }) => {
      client.setQueryData(threadQuery(id).queryKey, (data) => {
        const [newest, ...older] = data?.pages ?? []
        return data && newest ? { ...data, pages: [{ ...newest, unread }, ...older] } : data
      })
      return Promise.all([refreshThreads(client), refreshUnread(client)])
    },
  })
}

/** The badges of the top bar. */
export const refreshUnread = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: shellQuery.queryKey })

export const recipientsQuery = (query: Input<typeof listRecipients>['query']) =>
  queryOptions({
    queryKey: ['messages', 'recipients', query],
    queryFn: ({ signal }) => call(listRecipients, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useUploadAttachment = (threadId: string | undefined) =>
  useMutation({
    mutationFn: async (file: File) =>
      call(uploadAttachment, {
        body: { file: await shrinkPicture(file), ...(threadId && { threadId }) },
      }),
  })

export function useStartThread() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof startThread>['body']) => call(startThread, { body }),
    onSuccess: () => void refreshThreads(client),
  })
}

export function useReport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ seq, reason }: { seq: number; reason: string }) =>
      call(reportMessage, { params: { id, seq }, body: { reason } }),
    onSuccess: () => void refreshThreads(client),
  })
}
