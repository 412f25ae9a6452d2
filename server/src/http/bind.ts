import type { Endpoint, Parsed, Public, Reply } from '@sohbet/contract/endpoint'
import { errorReply } from '@sohbet/contract/errors'
import { preferredLanguage } from '@sohbet/domain/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseWrongRole, requireActor } from './access.ts'
import type { Actor, Context, Services, SignedInContext } from './context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    now: Date
    actor: Actor | null
  }
}

type ContextOf<E extends Endpoint> = E['access'] extends Public ? Context : SignedInContext
export type Handler<E extends Endpoint> = (
  ctx: ContextOf<E>,
  input: Parsed<E>,
) => Promise<Reply<E>> | Reply<E>
export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/** Makes the function that turns an endpoint of the contract into a route. Access is decided before the body is read. */
export function createBind(app: FastifyInstance, services: Services): Bind {
  const { clock, ...shared } = services
  app.decorateRequest('actor', null)
  app.decorateRequest('now')

  const contextOf = (request: FastifyRequest): Context & { actor: Actor | null } => ({
    ...shared,
    now: request.now,
    actor: request.actor,
    log: request.log,
    language: preferredLanguage(request.headers['accept-language']),
    client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) },
  })

  return (endpoint, handler) => {
    const {
      method,
      path,
      access,
      status = 200,
      params,
      query,
      body,
      reply,
      summary,
      limitPerMinute,
    } = endpoint
    app.route({
      method,
      url: path,
      config: { endpoint, ...(limitPerMinute && { rateLimit: { max: limitPerMinute } }) },
      schema: {
        summary,
        tags: [path.split('/')[1] ?? ''],
        ...(access.who !== 'anyone' && { security: [{ bearer: [] }] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { [status]: reply, '4xx': errorReply, '5xx': errorReply },
      },
      // After onRequest, where the rate limit is: refused calls count too. Before the body is read.
      preParsing: async (request) => {
        request.now = clock()
        if (access.who === 'anyone') return
        request.actor = await requireActor(services, request, request.now)
        refuseWrongRole(request.actor, access)
      },
      handler: async (request, response) => {
        const input = { params: request.params, query: request.query, body: request.body }
        response.code(status)
        // The schemas parsed these very values and preParsing put the actor there; Fastify can type neither.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return handler(contextOf(request) as ContextOf<typeof endpoint>, input as Parsed<typeof endpoint>)
      },
    })
  }
}
