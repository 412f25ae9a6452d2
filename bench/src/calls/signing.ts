import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTokens } from '@sohbet/server/auth/session/tokens'
import type { Request } from '../measure.ts'

/** What somebody sends, one after the other, in a session of theirs. */
export type Sending = { session: string; requests: Omit<Request, 'headers'>[] }

/** Signs tokens as the app does, so that nobody has to log in for a measurement. */
export async function bearerOf(dataDir: string): Promise<(session: string) => { authorization: string }> {
  const tokens = createTokens(await readFile(join(dataDir, 'session-secret'), 'utf8'))
  return (session) => ({ authorization: `Bearer ${tokens.access(session, new Date())}` })
}

/** Rows of requests as their senders would make them. */
export async function signed(dataDir: string, sendings: readonly Sending[]): Promise<Request[][]> {
  const bearer = await bearerOf(dataDir)
  return sendings.map(({ session, requests }) => {
    const headers = { ...bearer(session), 'content-type': 'application/json' }
    return requests.map((request) => ({ ...request, headers }))
  })
}
