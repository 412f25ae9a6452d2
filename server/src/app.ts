import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import { errors } from '@sohbet/contract/errors'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RouteOptions,
} from 'fastify'
import { authRoutes } from './auth/auth.routes.ts'
import type { Config } from './config.ts'
import { describeApi, serveApiDocs } from './http/api-docs.ts'
import { AppError } from './http/app-error.ts'
import { createBind, type Bind } from './http/bind.ts'
import type { Services } from './http/context.ts'
import { errorBody, handleError } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { servePages } from './http/pages.ts'
import {
  fastSerializerCompiler,
  strictSerializerCompiler,
  validatorCompiler,
} from './http/schema-compilers.ts'
import { dataPolicy, securityHeaders } from './http/security-headers.ts'
import { userRoutes } from './users/user.routes.ts'

const generalLimitPerMinute = 1200

export type Feature = (bind: Bind) => void

export const allFeatures: readonly Feature[] = [authRoutes, userRoutes]

export type AppOptions = {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimit'>
  services: Services
  log: FastifyBaseLogger
  features?: readonly Feature[]
  /** web's build; without it only the API is served. */
  webBuild?: string
  /** Check every reply against its schema instead of writing it the fast way. */
  strictReplies?: boolean
  /** Told of every route as it is made. */
  onRoute?: (route: RouteOptions) => void
}

export async function buildApp(options: AppOptions) {
  const { config, services, log, features = allFeatures, webBuild, strictReplies = false, onRoute } = options
  const headers = securityHeaders(config)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply.headers(headers)),
    clientErrorHandler: answerBrokenRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(strictReplies ? strictSerializerCompiler : fastSerializerCompiler)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain') // JSON alone: a form of another site cannot write here

  if (onRoute) app.addHook('onRoute', onRoute)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.addHook('preClose', async () => closeWhenAnswered(app))
  await describeApi(app)
  healthRoutes(app, services.db)
  await app.register((api) => serveApi(api, { config, services, features }), { prefix: '/api' })
  await serveApiDocs(app)
  const notFoundPage = webBuild
    ? await servePages(app, { buildDir: webBuild, publicUrl: config.publicUrl })
    : undefined
  app.setNotFoundHandler((request, reply) => {
    if (notFoundPage && !request.url.startsWith('/api/')) return notFoundPage(request, reply)
    throw new AppError('NOT_FOUND')
  })
  return app
}

type ApiOptions = Required<Pick<AppOptions, 'config' | 'services' | 'features'>>

async function serveApi(api: FastifyInstance, { config, services, features }: ApiOptions) {
  if (config.rateLimit) await api.register(rateLimit, { max: generalLimitPerMinute, timeWindow: 60_000 })
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
      'x-request-id': request.id,
    })
  })
  api.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, actor } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms, userId: actor?.userId },
      'call',
    )
  })
  const bind = createBind(api, services)
  for (const routes of features) routes(bind)
}

/** A connection that was busy when we began to stop is kept alive after its answer: let go of it then. */
function closeWhenAnswered({ server }: FastifyInstance) {
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(sweep))
}

/** Bytes that are no HTTP request never reach a route. */
function answerBrokenRequest(_error: Error, socket: Socket) {
  if (!socket.writable) return
  const body = JSON.stringify(errorBody('BAD_REQUEST', { headers: {} }))
  const { status } = errors.BAD_REQUEST
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
