import type { logUnauthorizedAttempt } from '@sohbet/contract/people/auth'
import type { Reply } from '@sohbet/contract/endpoint'
import { ownPath, paths } from '../paths.ts'

export type Attempt = Omit<Reply<typeof logUnauthorizedAttempt>, 'ipAddress'> & {
  /** Only the server knows it. */
  ipAddress: string | undefined
}

/** The server takes no longer ones. */
const longestPath = 500

/** The path that was asked for, if it is one of ours: anyone can write anything into a link. */
export function attemptedPath(from: string | null): string | undefined {
  const url = ownPath(from)
  return url && (url.pathname + url.search).slice(0, longestPath)
}

/** The same details as this browser knows them, for when the server does not answer. */
export const localAttempt = (requestPath: string = paths.unauthorized): Attempt => ({
  ipAddress: undefined,
  timestamp: new Date().toISOString(),
  requestPath,
  method: 'GET',
  protocol: location.protocol.replace(':', ''),
  secure: location.protocol === 'https:',
  userAgent: navigator.userAgent,
})
