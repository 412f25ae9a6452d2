import type { Restricted } from '@sohbet/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Actor, FindActor } from '../request-context.ts'

/** Our tokens are much shorter. */
const bearer = /^Bearer ([\w.-]{1,500})$/i

/**
 * The caller of the Bearer token. Session and role are read on every call, so that sign-out, a changed role and a
 * suspension count from the next call on.
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

/** Another user's record answers 404. */
export function refuseUnlessOwn(actor: Actor, ownerId: string, access: Restricted) {
  if (actor.userId !== ownerId && !access.any?.includes(actor.role)) throw new AppError('NOT_FOUND')
}
