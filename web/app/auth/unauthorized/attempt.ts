import type { logUnauthorizedAttempt } from '@sohbet/contract/people/auth'
import type { Reply } from '@sohbet/contract/endpoint'
import { ownPath, paths } from '../../paths.ts'

export type Attempt = Omit<Reply<typeof logUnauthorizedAttempt>, 'ipAddress'> & {
  /** Only the server knows it. */
  ipAddress: string | undefined
}

/** The server accepts no longer path. */
const longestPath = 500

/** The requested path, if it is one of ours: a link may contain anything. */
export function attemptedPath(from: string | null): string | undefined {
  const url = ownPath(from)
  return url && (url.pathname + url.search).slice(0, longestPath)
}

/** The same details from this browser, for when the server does not answer. */
export const localAttempt = (requestPath: string = paths.unauthorized): Attempt => ({
  ipAddress: undefined,
  timestamp: new Date().toISOString(),
  requestPath,
  method: 'GET',
  protocol: location.protocol.replace(':', ''),
  secure: location.protocol === 'https:',
  userAgent: navigator.userAgent,
})
