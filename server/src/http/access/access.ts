import type { Restricted } from '@sohbet/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Actor, FindActor } from '../request-context.ts'

/** Our tokens are much shorter. The limit keeps a stranger from filling the cache of known tokens. */
const bearer = /^Bearer ([\w.-]{1,500})$/i

/**
 * The caller, by the Bearer token. The session and the role are read afresh on every call, so signing out,
 * a changed role and a suspension count from the next call on.
 */
export async function findCaller(findActor: FindActor, request: FastifyRequest): Promise<Actor | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  return token ? findActor(token, request.now) : null
}

export async function requireCaller(findActor: FindActor, request: FastifyRequest): Promise<Actor> {
  const actor = await findCaller(findActor, request)
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
