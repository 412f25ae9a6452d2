import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import type { FastifyBaseLogger } from 'fastify'
import type { users } from '../db/tables/people/users.ts'

/** The columns of an account that are read with every call. */
export type Account = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'username'
  | 'email'
  | 'role'
  | 'isVerified'
  | 'language'
  | 'timeZone'
  | 'plan'
  | 'level'
  | 'levelScore'
>

/** The caller. The account is read together with the session, so it is current. */
export type Actor = { userId: string; role: Role; sessionId: string; account: Account }

/** Finds the caller by the access token of the request; null when the session is over. */
export type FindActor = (accessToken: string, now: Date) => Promise<Actor | null>

/** The part of the context that comes from the request. `now` is fixed once, so a request has one time. */
export type RequestContext = {
  now: Date
  /** Null in calls that anyone may make, unless the contract asks for the caller. */
  actor: Actor | null
  log: FastifyBaseLogger
  language: Language
  /** Whether the client came by https. */
  secure: boolean
  client: { address: string; userAgent: string }
}
