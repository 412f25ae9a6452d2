import { hkdfSync } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'

const accessMinutes = 10

/** The part of a session that its refresh token states. */
type Family = { id: string; generation: number; rotatedAt: Date; expiresAt: Date }

export type Tokens = ReturnType<typeof createTokens>

const accessClaims = z.object({ sid: z.uuid(), exp: z.number() })
const refreshClaims = accessClaims.extend({ gen: z.number().int() })

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/**
 * Signs and reads both kinds of tokens. Each kind has its own key, so one never passes for the other. A refresh
 * token is derived from its session's row: the same generation gives the same text.
 */
export function createTokens(secret: string) {
  const access = signing(secret, 'access')
  const refresh = signing(secret, 'refresh')
  return {
    access: (sessionId: string, now: Date): string =>
      access.sign({ sid: sessionId, iat: seconds(now), exp: seconds(now) + accessMinutes * 60 }),

    refresh: ({ id, generation, rotatedAt, expiresAt }: Family): string =>
      refresh.sign({ sid: id, gen: generation, iat: seconds(rotatedAt), exp: seconds(expiresAt) }),

    /** The session of a valid access token. */
    readAccess(token: string, now: Date): string | undefined {
      const claims = accessClaims.safeParse(access.read(token)).data
      return claims && claims.exp > seconds(now) ? claims.sid : undefined
    },

    readRefresh(token: string, now: Date): { sessionId: string; generation: number } | undefined {
      const claims = refreshClaims.safeParse(refresh.read(token))
      if (!claims.success || claims.data.exp <= seconds(now)) return undefined
      return { sessionId: claims.data.sid, generation: claims.data.gen }
    },
  }
}

function signing(secret: string, use: 'access' | 'refresh') {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `sohbet ${use} token`, 32))
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    // Expiry uses the request's clock, not the library's.
    ignoreExpiration: true,
    ignoreNotBefore: true,
  })
  const sign = createSigner({ key, algorithm: 'HS256' })
  return {
    sign: (claims: Record<string, unknown>): string => sign(claims),
    read(token: string): unknown {
      try {
        return verify(token)
      } catch {
        return undefined // forged or damaged
      }
    },
  }
}
