import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import type { FastifyBaseLogger } from 'fastify'
import type { Tokens } from '../auth/tokens.ts'
import type { Db } from '../db/connect.ts'

/** What the app is made of; chosen once, in main.ts or by a test. */
export type Services = {
  db: Db
  tokens: Tokens
  /** The only clock. */
  clock: () => Date
}

export type Actor = { userId: string; role: Role; sessionId: string }

/** What every request carries. `now` is fixed once, so a request has one time. */
export type Context = Omit<Services, 'clock'> & {
  now: Date
  log: FastifyBaseLogger
  language: Language
  client: { address: string; userAgent: string }
}

export type SignedInContext = Context & { actor: Actor }
