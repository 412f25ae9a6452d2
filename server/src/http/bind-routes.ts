import type { Endpoint, Parsed, Public, Reply } from '@sohbet/contract/endpoint'
import { signature } from '@sohbet/contract/signed'
import { preferredLanguage } from '@sohbet/domain/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findCaller, refuseWrongRole, requireCaller } from './access/access.ts'
import type { Files } from '../adapters/files/files.ts'
import type { Db } from '../db/connect.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { StoredFile, sendFile } from './files/send-file.ts'
import { acceptUploads } from './files/uploads.ts'
import type { Actor, FindActor, RequestContext } from './request-context.ts'
import { RawReply } from './raw-reply.ts'
import { Redirect } from './redirect.ts'
import { schemaOf, statusesOf } from './route-schema.ts'
import { acceptUnparsed } from './unparsed-bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    now: Date
    actor: Actor | null
  }
}

type ContextFor<Context, E extends Endpoint> = E['access'] extends Public
  ? Context
  : Context & { actor: Actor }
type Handler<Context, E extends Endpoint> = (
  ctx: ContextFor<Context, E>,
  input: Parsed<E>,
) => Promise<Reply<E> | StoredFile | EventStream | Redirect | RawReply> | Reply<E>
export type BindTo<Context> = <E extends Endpoint>(endpoint: E, handler: Handler<Context, E>) => void

type BindOptions<Context> = {
  db: Db
  files: Files
  clock: () => Date
  findActor: FindActor
  /** Adds the services of the app. */
  contextOf: (request: RequestContext) => Context
}

/**
 * Creates the function that turns an endpoint of the contract into a route. Access is decided before the body is
 * read.
 */
export function createBind<Context>(
  app: FastifyInstance,
  { db, files, clock, findActor, contextOf }: BindOptions<Context>,
): BindTo<Context> {
  app.decorateRequest('actor', null)
  app.decorateRequest('now')

  return (endpoint, handler) => {
    const { method, path, access, query, limitPerMinute, upload, raw, events, secret, saved } = endpoint
    const statuses = statusesOf(endpoint)
    const place = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: path,
        ...(events && { exposeHeadRoute: false }), // it would never end
        config: { endpoint, ...(limitPerMinute && { rateLimit: { max: limitPerMinute } }) },
        schema: schemaOf(endpoint),
        // After onRequest, where the rate limit is, so that refused calls count too. Before the body is read.
        preParsing: async (request) => {
          request.now = clock()
          if (access.who === 'anyone') {
            if (access.known) request.actor = await findCaller(findActor, request)
            return
          }
          request.actor = await requireCaller(findActor, request)
          refuseWrongRole(request.actor, access)
        },
        handler: async (request, response) => {
          // The schemas parsed these values and preParsing set the actor; Fastify can type neither.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const context = contextOf(requestContext(request)) as ContextFor<Context, typeof endpoint>
          const given = { params: request.params, query: request.query, body: request.body }
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const answer = await handler(context, given as Parsed<typeof endpoint>)
          if (answer instanceof File || answer instanceof StoredFile) {
            // Content behind a signed or secret URL is private, although any caller may make the call
            const isPublic = access.who === 'anyone' && query !== signature && !secret
            return sendFile(request, response, { file: answer, isPublic, saved })
          }
          if (answer instanceof EventStream) return sendEvents(request, response, answer)
          if (answer instanceof Redirect) return response.redirect(answer.url, 303)
          if (answer instanceof RawReply)
            return response.code(answer.status).type(answer.contentType).send(answer.body)
          response.code(statusOf(answer, statuses))
          return answer
        },
      })
    if (upload) acceptUploads(app, { ...upload, db, files, routes: place })
    else if (raw) acceptUnparsed(app, place)
    else place(app)
  }
}

const requestContext = (request: FastifyRequest): RequestContext => ({
  now: request.now,
  actor: request.actor,
  log: request.log,
  secure: request.protocol === 'https',
  language: preferredLanguage(request.headers['accept-language']),
  client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) },
})

/** Of several statuses the reply names its own. */
function statusOf(answer: unknown, [first = 200, ...others]: readonly number[]): number {
  return others.length === 0 ? first : statusInReply.parse(answer).responseCode
}
const statusInReply = z.object({ responseCode: z.number() })
