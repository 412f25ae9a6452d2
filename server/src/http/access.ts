import type { Restricted } from '@sohbet/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { findActor } from '../auth/session.reads.ts'
import { AppError } from './app-error.ts'
import type { Actor, Services } from './context.ts'

const bearer = /^Bearer ([\w.-]+)$/i

/**
 * Who is calling, by the Bearer token. The session and the role are read afresh on every call, so signing out,
 * a changed role and a suspension count from the next call on.
 */
export async function requireActor(services: Services, request: FastifyRequest, now: Date): Promise<Actor> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  const sessionId = token && services.tokens.readAccess(token, now)
  if (!sessionId) throw new AppError('NOT_SIGNED_IN')
  const actor = await findActor(services.db, { sessionId, now })
  if (!actor) throw new AppError('NOT_SIGNED_IN')
  return actor
}

export function refuseWrongRole(actor: Actor, access: Restricted) {
  if (!access.who.includes(actor.role)) throw new AppError('FORBIDDEN')
}

/** Someone else's record looks like no record at all. */
export function refuseUnlessOwn(actor: Actor, ownerId: string, access: Restricted) {
  if (actor.userId !== ownerId && !access.any?.includes(actor.role)) throw new AppError('NOT_FOUND')
}
