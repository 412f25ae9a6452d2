import type { Restricted } from '@sohbet/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { findActor } from '../../auth/session.reads.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Actor, Services } from '../context.ts'

/** Ours are much shorter; what is kept of the tokens seen must not be filled by a stranger. */
const bearer = /^Bearer ([\w.-]{1,500})$/i

/**
 * Who is calling, by the Bearer token. The session and the role are read afresh on every call, so signing out,
 * a changed role and a suspension count from the next call on.
 */
export async function findCaller({ db, tokens }: Services, request: FastifyRequest): Promise<Actor | null> {
  const { now, headers } = request
  const token = bearer.exec(headers.authorization ?? '')?.[1]
  const sessionId = token && tokens.readAccess(token, now)
  return sessionId ? findActor(db, { sessionId, now }) : null
}

export async function requireCaller(services: Services, request: FastifyRequest): Promise<Actor> {
  const actor = await findCaller(services, request)
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
