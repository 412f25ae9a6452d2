import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Asking again does not change a refusal; a server that is away may be back. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && failureCount < 1
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 }, mutations: { retry: false } },
})
