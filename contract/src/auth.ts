import { z } from 'zod'
import { anyone, endpoint, signedIn } from './endpoint.ts'
import { email, password } from './fields.ts'
import { user } from './users.ts'

export const credentials = z.object({ email, password })

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof tokens>

const session = tokens.extend({ user })
export type Session = z.infer<typeof session>

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in',
  access: anyone,
  limitPerMinute: 20,
  body: credentials,
  reply: session,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for a new pair of tokens',
  access: anyone,
  body: z.object({ refreshToken: z.string().max(2000) }),
  reply: tokens,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  access: signedIn,
  reply: z.object({ message: z.string() }),
})
