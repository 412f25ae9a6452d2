import { QueryClient } from '@tanstack/react-query'
import { ApiError, badReplyCode } from './api-error.ts'

const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500

/** Asking again changes neither a refusal nor a broken answer; a server that is away may be back. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  const isFinal = error instanceof ApiError && (isRefusal(error) || error.code === badReplyCode)
  return !isFinal && failureCount < 1
}

export const queryClient = new QueryClient({
  // 'always': without a connection a screen says so at once instead of waiting for one
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
