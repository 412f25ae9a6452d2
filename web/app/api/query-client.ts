import { QueryClient } from '@tanstack/react-query'
import { ApiError, badReplyCode, isRefusal } from './api-error.ts'

/** A retry helps when the server is unreachable, but not after a refusal or a broken reply. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  const isFinal = isRefusal(error) || (error instanceof ApiError && error.code === badReplyCode)
  return !isFinal && failureCount < 1
}

export const queryClient = new QueryClient({
  // 'always': without a connection a query fails at once instead of waiting. It switches the reload on reconnect off
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
