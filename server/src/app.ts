import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RouteOptions,
} from 'fastify'
import { announcementRoutes } from './announcements/announcement.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { createFindActor } from './auth/session/session.reads.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { changeLogRoutes } from './change-log/change-log.routes.ts'
import { campaignMailRoutes } from './campaign-mails/campaign-mail.routes.ts'
import { cancellationRoutes } from './cancellations/cancellation.routes.ts'
import { coachCourseRoutes } from './coach-courses/coach-course.routes.ts'
import { cacheTeachers } from './coaches/cached-teachers.ts'
import { coachRoutes } from './coaches/coach.routes.ts'
import { enrollmentSteps } from './composition/enrollment-steps.ts'
import { personalDataRoutes } from './composition/personal-data/personal-data.routes.ts'
import { creditRoutes } from './credits/credit.routes.ts'
import type { Config } from './config.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { courseTypeRoutes } from './course-types/course-type.routes.ts'
import { courseRoutes } from './courses/course.routes.ts'
import { dashboardRoutes } from './dashboards/dashboard.routes.ts'
import { departureRoutes } from './departures/departure.routes.ts'
import { cacheDepartures } from './departures/cached-departures.ts'
import { cacheQuickTest, judgeAnswers } from './level-tests/quick-test.reads.ts'
import { findClosedCourse } from './departures/closed-course.reads.ts'
import { readModuleTitles } from './departures/departure.reads.ts'
import { devRoutes, serveMailboxPage } from './dev/mailbox.routes.ts'
import { campaignRoutes } from './campaigns/campaign.routes.ts'
import { byHandRoutes } from './enrollments/by-hand/by-hand.routes.ts'
import { enrollmentRoutes } from './enrollments/enrollment.routes.ts'
import { compressReplies } from './http/compress-replies.ts'
import { describeApi, serveApiDocs } from './http/api-docs.ts'
import { AppError } from './errors/app-error.ts'
import { createBind } from './http/bind-routes.ts'
import { answerBrokenRequest, answerInsteadOfNode } from './http/broken-request.ts'
import { contextOf, type Bind, type Services } from './context/context.ts'
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
import { imageRoutes, serveUserPhotos } from './images/image.routes.ts'
import { learnerDashboardRoutes } from './learner-dashboard/learner-dashboard.routes.ts'
import { attemptRoutes } from './level-test-attempts/attempt.routes.ts'
import { levelTestRoutes } from './level-tests/level-test.routes.ts'
import { createDecoder } from './media/decoder.ts'
import { siteAudioReader } from './media/site-audio.ts'
import { liveRoutes } from './live/live.routes.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { moduleRoutes } from './modules/module.routes.ts'
import { notificationRoutes } from './notifications/notification.routes.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { playerRoutes } from './player/player.routes.ts'
import { quizAttemptRoutes } from './quiz-attempts/quiz-attempt.routes.ts'
import { quizRoutes } from './quizzes/quiz.routes.ts'
import { openingRoutes } from './opening/opening.routes.ts'
import { openPartnerLink } from './partners/open-partner-link.ts'
import { partnerRoutes } from './partners/partner.routes.ts'
import { paperRoutes } from './receipts/paper.routes.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { resourceRoutes } from './resources/resource.routes.ts'
import { mediaRoutes } from './media-library/media.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { securityLogRoutes } from './security-log/security-log.routes.ts'
import { adminLessonRoutes } from './lessons/admin/admin-lesson.routes.ts'
import { payRoutes } from './pay/pay.routes.ts'
import { lessonRequestRoutes } from './lessons/requests/request.routes.ts'
import { packRoutes } from './payments/packs/pack.routes.ts'
import { guestRoutes } from './guests/guest.routes.ts'
import { lessonRoutes } from './lessons/lesson.routes.ts'
import { liveSessionRoutes } from './live-sessions/live-session.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { openPreview } from './site/preview.ts'
import { readPublishedAt } from './site/site.reads.ts'
import { mailTextRoutes } from './mail-texts/mail-text.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'
import { telegramGroupRoutes } from './telegram-groups/telegram-group.routes.ts'
import { peopleImportRoutes } from './people-import/people-import.routes.ts'
import { userRoutes } from './users/user.routes.ts'

const generalLimitPerMinute = 1200
const docsLimitPerMinute = 120
const partnerLinksPerMinute = 120
/** Enough for a class behind one address, too few to try out keys at speed. */
const quickAnswersPerMinute = 40

export type Feature = (bind: Bind) => void

export const allFeatures: readonly Feature[] = [
  authRoutes,
  userRoutes,
  personalDataRoutes,
  securityLogRoutes,
  imageRoutes,
  contactRoutes,
  settingsRoutes,
  openingRoutes,
  mailTextRoutes,
  siteRoutes,
  levelTestRoutes,
  attemptRoutes,
  courseTypeRoutes,
  moduleRoutes,
  quizRoutes,
  progressRoutes,
  quizAttemptRoutes,
  playerRoutes,
  coachRoutes,
  courseRoutes,
  departureRoutes,
  adminLessonRoutes,
  lessonRequestRoutes,
  guestRoutes,
  lessonRoutes,
  payRoutes,
  packRoutes,
  liveSessionRoutes,
  calendarRoutes,
  learnerDashboardRoutes,
  resourceRoutes,
  changeLogRoutes,
  mediaRoutes,
  searchRoutes,
  campaignRoutes,
  byHandRoutes,
  enrollmentRoutes,
  peopleImportRoutes,
  partnerRoutes,
  paymentRoutes,
  paperRoutes,
  cancellationRoutes,
  creditRoutes,
  telegramGroupRoutes,
  liveRoutes,
  notificationRoutes,
  campaignMailRoutes,
  announcementRoutes,
  dashboardRoutes,
  statisticsRoutes,
  coachCourseRoutes,
  messageRoutes,
  devRoutes,
]

/** The services that the app does not choose itself. */
export type AppServices = Omit<Services, 'enrollmentSteps' | 'readSiteAudio' | 'decoder'>

export type AppOptions = {
  config: Pick<Config, 'production' | 'publicUrl' | 'trustProxy' | 'rateLimit'>
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
  const { config, services, log, features = allFeatures, webBuild, strictReplies = false, onRoute } = options
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
  answerInsteadOfNode(app, { log, headers })
  refuseWhileStopping(app)
  app.addHook('preClose', () => services.live.close())

  await followCachedValue(app, services.cachedSchool)
  await followCachedValue(app, services.cachedOpening)
  await followCachedValue(app, services.cachedBrand)
  await describeApi(app)
  await app.register(async (scope) => {
    await limitCalls(scope, config)
    healthRoutes(scope, services.db)
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
  const notFoundPage = webBuild
    ? await servePages(app, {
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
        findClosedCourse: (key) => findClosedCourse(services.db, key),
        readModuleTitles: (courseId) => readModuleTitles(services.db, courseId),
        limit: (scope) => limitCalls(scope, config),
        openPreview: (request) => openPreview(request, { ...services, now: services.clock() }),
        ...config,
      })
    : notFound
  app.setNotFoundHandler(notFoundPage)
  return app
}

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
