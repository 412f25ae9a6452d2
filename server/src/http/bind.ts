import type { Endpoint, Parsed, Public, Reply } from '@sohbet/contract/endpoint'
import { errorReply } from '@sohbet/contract/errors'
import { signature } from '@sohbet/contract/signed'
import { preferredLanguage } from '@sohbet/domain/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findCaller, refuseWrongRole, requireCaller } from './access/access.ts'
import type { Actor, Context, Services, SignedInContext } from './context.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { KeptFile, sendFile } from './files/send-file.ts'
import { acceptSigned } from './signed-bodies.ts'
import { acceptUploads } from './files/uploads.ts'

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
type Handler<E extends Endpoint> = (
  ctx: ContextOf<E>,
  input: Parsed<E>,
) => Promise<Reply<E> | KeptFile | EventStream> | Reply<E>
export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/** Makes the function that turns an endpoint of the contract into a route. Access is decided before the body is read. */
export function createBind(app: FastifyInstance, services: Services): Bind {
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
        // After onRequest, where the rate limit is: refused calls count too. Before the body is read.
        preParsing: async (request) => {
          request.now = services.clock()
          if (access.who === 'anyone') {
            if (access.known) request.actor = await findCaller(services, request)
            return
          }
          request.actor = await requireCaller(services, request)
          refuseWrongRole(request.actor, access)
        },
        handler: async (request, response) => {
          // The schemas parsed these very values and preParsing put the actor there; Fastify can type neither.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const context = contextOf(services, request) as ContextOf<typeof endpoint>
          const given = { params: request.params, query: request.query, body: request.body }
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const answer = await handler(context, given as Parsed<typeof endpoint>)
          if (answer instanceof File || answer instanceof KeptFile) {
            // What a signed or secret address opens is not for everyone, though anyone may call
            const isPublic = access.who === 'anyone' && query !== signature && !secret
            return sendFile(request, response, { file: answer, isPublic, saved })
          }
          if (answer instanceof EventStream) return sendEvents(request, response, answer)
          response.code(statusOf(answer, statuses))
          return answer
        },
      })
    if (upload) acceptUploads(app, { ...upload, db: services.db, routes: place })
    else if (raw) acceptSigned(app, { ...raw, routes: place })
    else place(app)
  }
}

// Field by field: to spread the services takes as long as a small statement.
const contextOf = (services: Services, request: FastifyRequest): Context => ({
  db: services.db,
  tokens: services.tokens,
  secrets: services.secrets,
  links: services.links,
  publicUrl: services.publicUrl,
  schoolBoard: services.schoolBoard,
  schoolEmail: services.schoolBoard.current().email,
  announcementBoard: services.announcementBoard,
  files: services.files,
  live: services.live,
  readSiteAudio: services.readSiteAudio,
  payments: services.payments,
  hasLocalMailbox: services.hasLocalMailbox,
  pause: services.pause,
  now: request.now,
  actor: request.actor,
  log: request.log,
  secure: request.protocol === 'https',
  language: preferredLanguage(request.headers['accept-language']),
  client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) },
})

const statusesOf = ({ status = 200 }: Endpoint): readonly number[] =>
  typeof status === 'number' ? [status] : status

/** What is parsed, and what the API documentation says. */
function schemaOf(endpoint: Endpoint) {
  const { path, access, params, query, body, reply, summary, upload, binary, events } = endpoint
  const type = events ? 'text/event-stream' : binary
  const success = type ? { content: { [type]: { schema: reply } } } : reply
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(access.who !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(upload && { consumes: ['multipart/form-data'] }),
    response: {
      ...Object.fromEntries(statusesOf(endpoint).map((code) => [code, success])),
      '4xx': errorReply,
      '5xx': errorReply,
    },
  }
}

/** Of several statuses the reply itself names its own. */
function statusOf(answer: unknown, [first = 200, ...others]: readonly number[]): number {
  return others.length === 0 ? first : statusInReply.parse(answer).responseCode
}
const statusInReply = z.object({ responseCode: z.number() })
