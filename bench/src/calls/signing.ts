import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTokens } from '@sohbet/server/auth/session/tokens'
import type { Request } from '../measure.ts'

/** The requests of one log-in session, in order. */
export type Sending = { session: string; requests: Omit<Request, 'headers'>[] }

/** Signs access tokens as the app does, so that the bench does not need to log in every user. */
export async function bearerOf(dataDir: string): Promise<(session: string) => { authorization: string }> {
  const tokens = createTokens(await readFile(join(dataDir, 'session-secret'), 'utf8'))
  return (session) => ({ authorization: `Bearer ${tokens.access(session, new Date())}` })
}

/** Adds the access token of its session to every request. */
export async function signed(dataDir: string, sendings: readonly Sending[]): Promise<Request[][]> {
  const bearer = await bearerOf(dataDir)
  return sendings.map(({ session, requests }) => {
    const headers = { ...bearer(session), 'content-type': 'application/json' }
    return requests.map((request) => ({ ...request, headers }))
  })
}
