import { errorReply } from '@sohbet/contract/error-reply'
import { defaultSchool, newSchool } from '@sohbet/domain/school'
import type { RouteOptions } from 'fastify'
import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { buildApp, type AppOptions } from '../../app.ts'
import type { Files } from '../../adapters/files/files.ts'
import { localMail } from '../../adapters/mail/local.ts'
import { localPayments } from '../../adapters/payments/local.ts'
import type { PaymentProviders } from '../../adapters/payments/providers.ts'
import { createOneTimeSecrets } from '../../auth/one-time-secrets.ts'
import { createTokens } from '../../auth/session/tokens.ts'
import { devMails } from '../../db/tables/core/dev-mails.ts'
import { loggerOptions } from '../../http/logger.ts'
import { createSignedLinks } from '../../http/files/signed-links.ts'
import { jobHandlers } from '../../composition/job-handlers.ts'
import { createLiveHub } from '../../live/hub.ts'
import { cacheAnnouncement } from '../../settings/cached-announcement.ts'
import { cacheOpening } from '../../settings/cached-opening.ts'
import { cacheBrand } from '../../settings/brand/cached-brand.ts'
import { cacheSchool } from '../../settings/cached-school.ts'
import { cacheContent } from '../../site/cached-content.ts'
import { createMetrics } from '../../system/metrics/metrics.ts'
import { describeRunning } from '../../system/running.ts'
import { createTestDatabase, type TestDatabase } from '../databases/database.ts'
import { quiet } from '../quiet.ts'
import { demoFiles } from '../files/demo-files.ts'
import { memoryFiles } from '../files/memory-files.ts'
import { runJobs } from '../run-jobs.ts'
import { callsTo } from './calls.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type TestAppOptions = Pick<Partial<AppOptions>, 'features' | 'webBuild'> & {
  config?: Partial<AppOptions['config']>
  database?: TestDatabase
  hasLocalMailbox?: boolean
  /** Like a new school in production: without sample details. */
  isNewSchool?: boolean
  files?: Files
  /** The local payment provider unless a test passes another. */
  providers?: PaymentProviders
}

/** Secret for everything that tests sign. */
export const testSecret = 'a secret that only tests use, 32+ characters'
export const testWebhookSecret = 'whsec_that_only_tests_use'

/**
 * The whole app on a fresh database, with a clock that the test sets; every reply is checked against its schema.
 */
export async function startTestApp({
  config,
  database: given,
  hasLocalMailbox = true,
  isNewSchool = false,
  files = memoryFiles(),
  providers: others,
  ...options
}: TestAppOptions = {}) {
  const database = given ?? (await createTestDatabase())
  const clock = { now: new Date('2026-03-02T09:00:00Z') }
  const logged: string[] = []
  const pauses: number[] = []
  const routes: RouteOptions[] = []
  const publicUrl = config?.publicUrl ?? 'http://localhost'
  const pause = async (milliseconds: number) => pauses.push(milliseconds)
  const services = {
    ...servicesOf(database, { publicUrl, providers: others, isNewSchool, clock: () => clock.now }),
    files,
    demoFiles,
    hasLocalMailbox,
    pause,
  }
  const app = await buildApp({
    config: {
      production: false,
      publicUrl,
      hstsSubdomains: false,
      trustProxy: false,
      rateLimit: false,
      metricsToken: undefined,
      ...config,
    },
    services,
    log: pino(loggerOptions('info'), { write: (line: string) => logged.push(line) }),
    ...options,
    strictReplies: true,
    onRoute: (route) => routes.push(route),
  })
  await app.ready()

  const { db, tokens, providers } = services
  const calls = callsTo(app, {
    db,
    tokens,
    clock,
    webhookSecret: testWebhookSecret,
    provider: providers[0]?.name ?? 'local',
  })
  const { workOff, mails } = jobsOf(database, { ...services, deliverWebhook: calls.deliverWebhook })

  async function stop() {
    await app.close()
    await database.drop()
  }
  return {
    app,
    db,
    database,
    clock,
    tokens,
    logged,
    /** The delays that replies would have had, in milliseconds. */
    pauses,
    routes,
    files,
    providers,
    ...calls,
    workOff,
    mails,
    stop,
  }
}

type Given = {
  publicUrl: string
  providers: PaymentProviders | undefined
  isNewSchool: boolean
  clock: () => Date
}

/** The services that the app and its jobs share. */
function servicesOf({ db, pool }: TestDatabase, { publicUrl, providers, isNewSchool, clock }: Given) {
  const school = isNewSchool ? newSchool : defaultSchool
  return {
    db,
    pool,
    metrics: createMetrics(),
    tokens: createTokens(testSecret),
    secrets: createOneTimeSecrets(testSecret),
    links: createSignedLinks(testSecret),
    publicUrl,
    cachedSchool: cacheSchool(db, { ...school, email: 'school@example.test' }),
    cachedOpening: cacheOpening(db),
    cachedBrand: cacheBrand(db),
    cachedAnnouncement: cacheAnnouncement(db, clock),
    cachedContent: cacheContent(db),
    live: createLiveHub({ pool, log: quiet }),
    running: describeRunning(clock(), undefined),
    providers: providers ?? [localPayments({ db, publicUrl, webhookSecret: testWebhookSecret, clock })],
    clock,
  }
}

function jobsOf(
  { db, pool }: TestDatabase,
  services: Omit<Parameters<typeof jobHandlers>[0], 'mail' | 'log'>,
) {
  /** Runs the queued jobs. */
  const workOff = () =>
    runJobs(pool, jobHandlers({ ...services, mail: localMail(db, services.clock), log: quiet }))

  /** Runs the queued jobs and returns the mails to an address, newest first. */
  async function mails(to: string) {
    await workOff()
    return db.select().from(devMails).where(eq(devMails.to, to)).orderBy(desc(devMails.id))
  }
  return { workOff, mails }
}

/** The error code of a refusal. */
export const codeOf = (body: unknown): string => errorReply.parse(body).code
