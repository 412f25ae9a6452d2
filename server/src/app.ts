import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type pg from 'pg'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RouteOptions,
} from 'fastify'
import { createFindActor } from './auth/session/session.reads.ts'
import { cacheTeachers } from './coaches/cached-teachers.ts'
import { findPublicCertificate } from './certificates/public-certificate.reads.ts'
import { enrollmentSteps } from './composition/enrollment-steps.ts'
import type { Config } from './config.ts'
import { cacheDepartures } from './departures/cached-departures.ts'
import { cacheQuickTest, judgeAnswers } from './level-tests/quick-test.reads.ts'
import { findClosedCourse } from './departures/closed-course.reads.ts'
import { readModuleTitles } from './departures/departure.reads.ts'
import { serveMailboxPage } from './dev/mailbox.routes.ts'
import { compressReplies } from './http/compress-replies.ts'
import { describeApi, serveApiDocs } from './http/api-docs.ts'
import { AppError } from './errors/app-error.ts'
import { allFeatures, type Feature } from './features.ts'
import { createBind } from './http/bind-routes.ts'
import { answerBrokenRequest, answerInsteadOfNode } from './http/broken-request.ts'
import { contextOf, type Services } from './context/context.ts'
import { handleError } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { followCachedValue } from './http/pages/cached-value.ts'
import { servePages } from './http/pages/pages.ts'
import {
  fastSerializerCompiler,
  strictSerializerCompiler,
  validatorCompiler,
} from './http/schema-compilers.ts'
import { refuseWhileStopping } from './http/refuse-while-stopping.ts'
import { securityHeaders } from './http/security-headers.ts'
import { warnOfProxy } from './http/warn-of-proxy.ts'
import { serveUserPhotos } from './images/image.routes.ts'
import { createDecoder } from './media/decoder.ts'
import { siteAudioReader } from './media/site-audio.ts'
import { openPartnerLink } from './partners/open-partner-link.ts'
import { createGauges } from './system/metrics/gauges.ts'
import type { Metrics } from './system/metrics/metrics.ts'
import { countCalls, serveMetrics } from './system/metrics/serve-metrics.ts'
import { readHealth } from './system/services.reads.ts'
import { openPreview } from './site/preview.ts'
import { readPublishedAt } from './site/site.reads.ts'

const generalLimitPerMinute = 1200
const docsLimitPerMinute = 120
const partnerLinksPerMinute = 120
/** Enough for a class behind one address, too few to try out keys at speed. */
const quickAnswersPerMinute = 40
/** Enough for a personnel department that checks the certificates of many applicants. */
const certificatesPerMinute = 60

/** The services that the app does not choose itself. */
export type AppServices = Omit<Services, 'enrollmentSteps' | 'readSiteAudio' | 'decoder'> & {
  pool: pg.Pool
  metrics: Metrics
}

export type AppOptions = {
  config: Pick<
    Config,
    'production' | 'publicUrl' | 'hstsSubdomains' | 'trustProxy' | 'rateLimit' | 'metricsToken'
  >
  services: AppServices
  log: FastifyBaseLogger
  features?: readonly Feature[]
  /** Folder of web's build; without it only the API is served. */
  webBuild?: string
  /** Check every reply against its schema instead of serializing it the fast way. */
  strictReplies?: boolean
  /** Called for every route that is registered. */
  onRoute?: (route: RouteOptions) => void
}

export async function buildApp(options: AppOptions) {
  const { config, services, features = allFeatures, webBuild } = options
  const app = createServer(options)
  countCalls(app, services.metrics)
  refuseWhileStopping(app)
  app.addHook('preClose', () => services.live.close())

  await followCachedValue(app, services.cachedSchool)
  await followCachedValue(app, services.cachedOpening)
  await followCachedValue(app, services.cachedBrand)
  await describeApi(app, config.publicUrl)
  await app.register(async (scope) => {
    await limitCalls(scope, config)
    healthRoutes(scope, () => readHealth(services.db))
    const setGauges = createGauges(services.metrics, services)
    serveMetrics(scope, { metrics: services.metrics, setGauges, token: config.metricsToken })
  })
  const readSiteAudio = webBuild ? siteAudioReader(webBuild) : undefined
  const decoder = createDecoder()
  app.addHook('preClose', async () => decoder.close())
  const apiServices = { ...services, enrollmentSteps, readSiteAudio, decoder }
  await app.register((api) => serveApi(api, { config, services: apiServices, features }), { prefix: '/api' })
  await app.register(async (scope) => {
    await limitCalls(scope, config, docsLimitPerMinute)
    await serveApiDocs(scope)
  })
  await app.register(async (scope) => {
    await limitCalls(scope, config)
    logCalls(scope)
    serveUserPhotos(scope, services.files)
  })
  serveMailboxPage(app, services)
  app.setNotFoundHandler(webBuild ? await serveWeb(app, { config, services, webBuild }) : notFound)
  return app
}

/** The server without routes: its limits, and how it parses, serializes and fails. */
function createServer({ config, log, strictReplies = false, onRoute }: AppOptions): FastifyInstance {
  const headers = securityHeaders(config)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // A client has 20 s to send headers and body, checked every 2 s.
    http: { connectionsCheckingInterval: 2000, headersTimeout: 15_000, requireHostHeader: false },
    requestTimeout: 20_000,
    // A client that reads nothing of a reply is cut after at most twice this time. Longer than the heartbeat of a
    // live stream and the wait for the database.
    connectionTimeout: 40_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // refuseWhileStopping sends the same in our format
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, { log, headers }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(strictReplies ? strictSerializerCompiler : fastSerializerCompiler)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain') // JSON only: a form of another site cannot write here
  if (onRoute) app.addHook('onRoute', onRoute)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  if (!config.trustProxy) warnOfProxy(app, log)
  answerInsteadOfNode(app, { log, headers })
  return app
}

type WebOptions = Pick<AppOptions, 'config' | 'services'> & { webBuild: string }

/** Serves web's build and the public pages. Returns the page for unknown paths. */
const serveWeb = (app: FastifyInstance, { config, services, webBuild }: WebOptions) =>
  servePages(app, {
    buildDir: webBuild,
    cached: cachedValuesOf(services),
    partnerLink: {
      open: (visit) => openPartnerLink(services.db, { ...visit, now: services.clock() }),
      limit: (scope) => limitCalls(scope, config, partnerLinksPerMinute),
    },
    links: services.links,
    clock: services.clock,
    followChanges: (listener) => services.live.followSite(listener),
    readPublishedAt: () => readPublishedAt(services.db),
    quickTest: {
      judge: (answers) => judgeAnswers(services.db, answers),
      limitAnswers: (scope) => limitCalls(scope, config, quickAnswersPerMinute),
    },
    certificates: {
      find: (number) => findPublicCertificate(services.db, number),
      limit: (scope) => limitCalls(scope, config, certificatesPerMinute),
    },
    findClosedCourse: (key) => findClosedCourse(services.db, key),
    readModuleTitles: (courseId) => readModuleTitles(services.db, courseId),
    limit: (scope) => limitCalls(scope, config),
    openPreview: (request) => openPreview(request, { ...services, now: services.clock() }),
    ...config,
  })

const cachedValuesOf = ({ db, clock, ...services }: AppServices) => ({
  content: services.cachedContent,
  announcement: services.cachedAnnouncement,
  school: services.cachedSchool,
  isOpen: services.cachedOpening,
  brand: services.cachedBrand,
  teachers: cacheTeachers(db),
  departures: cacheDepartures(db, clock),
  quickTest: cacheQuickTest(db),
})

type ApiOptions = Required<Pick<AppOptions, 'config' | 'features'>> & { services: Services }

async function serveApi(api: FastifyInstance, { config, services, features }: ApiOptions) {
  await limitCalls(api, config)
  await compressReplies(api)
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    done()
  })
  logCalls(api)
  const bind = createBind(api, {
    db: services.db,
    files: services.files,
    clock: services.clock,
    findActor: createFindActor(services),
    contextOf: (request) => contextOf(services, request),
  })
  for (const routes of features) routes(bind)
  // Requests to unknown URLs count towards the limit too.
  api.setNotFoundHandler(config.rateLimit ? { preHandler: api.rateLimit() } : {}, notFound)
}

/** General limit per client address over all routes of the scope; a call's own limit replaces it. */
async function limitCalls(
  scope: FastifyInstance,
  config: AppOptions['config'],
  max: number = generalLimitPerMinute,
) {
  if (config.rateLimit) await scope.register(rateLimit, { max, timeWindow: 60_000 })
}

function logCalls(scope: FastifyInstance) {
  // A request line holds nothing to redact, and redacting would cost more than writing it.
  const callLog = scope.log.child({}, { redact: [] })
  scope.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, routeOptions, actor } = request
    const ms = Math.round(reply.elapsedTime)
    callLog.info(
      { reqId, method, route: routeOptions.url, status: reply.statusCode, ms, userId: actor?.userId },
      'call',
    )
    done()
  })
}

function notFound(): never {
  throw new AppError('NOT_FOUND')
}
