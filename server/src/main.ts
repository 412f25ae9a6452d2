import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultBrand as product } from '@sohbet/domain/brand/brand'
import { defaultSchool, newSchool } from '@sohbet/domain/school'
import { pino, type Logger } from 'pino'
import { buildApp, type AppServices } from './app.ts'
import { chooseFiles } from './adapters/files/choose-files.ts'
import { localMail } from './adapters/mail/local.ts'
import { smtpMail } from './adapters/mail/smtp.ts'
import { webhookTo, localWebhookSecret } from './adapters/payments/deliver-webhook.ts'
import { iyzicoStore } from './adapters/payments/iyzico/store.ts'
import { iyzicoPayments } from './adapters/payments/iyzico.ts'
import { localPayments, type LocalOptions } from './adapters/payments/local.ts'
import type { PaymentProviders } from './adapters/payments/providers.ts'
import { stripePayments } from './adapters/payments/stripe.ts'
import { createOneTimeSecrets } from './auth/one-time-secrets.ts'
import { createTokens } from './auth/session/tokens.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { demoAccounts, demoPassword, insertDemoData } from './demo/demo-data.ts'
import { CannotStart } from './db/embedded/cannot-start.ts'
import { requireOwnFolder } from './db/embedded/own-folder.ts'
import { DataFolderInUse } from './db/embedded/start-embedded-postgres.ts'
import { backUpFirst, chooseBackups } from './composition/choose-backups.ts'
import { openDatabase } from './composition/database.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { listen } from './http/listen.ts'
import { loggerOptions } from './http/logger.ts'
import { createSignedLinks } from './http/files/signed-links.ts'
import { jobHandlers } from './composition/job-handlers.ts'
import { enqueue } from './jobs/enqueue.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLiveHub } from './live/hub.ts'
import { cacheAnnouncement } from './settings/cached-announcement.ts'
import { cacheOpening } from './settings/cached-opening.ts'
import { cacheBrand } from './settings/brand/cached-brand.ts'
import { cacheSchool } from './settings/cached-school.ts'
import { cacheContent } from './site/cached-content.ts'
import { createMetrics } from './system/metrics/metrics.ts'
import { describeRunning } from './system/running.ts'

/** The same relative path from the sources and from the bundle. */
const demoFiles = fileURLToPath(new URL('../demo-files', import.meta.url))

type Close = () => Promise<void>

/** How long a start waits for a database that is away, for example because the machine has just started. */
const waitSeconds = 60

async function main() {
  const config = loadConfig(process.env)
  const log = pino(loggerOptions(config.logLevel))
  // The job queue does not await the statements that mark its own jobs: their failure must not end the app
  process.on('unhandledRejection', (err) => log.error({ err }, 'A rejected promise had no handler'))
  const stopRequest = new AbortController()
  const starting = start(config, { log, stopRequested: stopRequest.signal })
  stopOnSignals(starting, { log, stopRequest, withinSeconds: config.stopSeconds })
  await starting
}

async function start(
  config: Config,
  { log, stopRequested }: { log: Logger; stopRequested: AbortSignal },
): Promise<Close> {
  if (!config.s3) await requireOwnFolder(config.dataDir)
  const { databaseUrl, dataDir } = config
  const backUp = backUpFirst(config)
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    waitSeconds,
    stopRequested,
    backUp,
  }).catch((error: unknown) => {
    if (!stopRequested.aborted) throw error
  })
  if (!database) return async () => undefined // stopped while it waited for the database
  try {
    if (stopRequested.aborted) return database.close
    const services = chooseServices(database, { config, log })
    if (!config.production)
      await insertDemoData(database.db, { now: services.clock(), files: services.files, demoFiles })
    if (stopRequested.aborted) return database.close
    const { app, url, port } = await serve(services, { config, log })
    const deliverWebhook = webhookTo(`http://localhost:${port}`, services)
    const backups = chooseBackups(config, database, log)
    const handlers = jobHandlers({ ...services, deliverWebhook, backups, log })
    const jobs = await startJobs({
      pool: database.pool,
      onEnd: services.metrics.countJob,
      handlers,
      log,
      stopWithinMilliseconds: Math.min(5000, config.stopSeconds * 500),
    })
    await enqueue(database.db, 'check-services', {})
    await database.announce(url)
    if (!config.production) greet(url)
    return async () => {
      // After close() request timeouts no longer apply, so cut the remaining sockets
      const cutting = setTimeout(() => app.server.closeAllConnections(), config.stopSeconds * 800)
      backups?.stop()
      await Promise.all([app.close(), jobs.stop()]) // accepted requests finish first
      clearTimeout(cutting)
      services.mail.close?.()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Chooses the adapters by the configuration. */
function chooseServices({ db, pool }: OpenDatabase, { config, log }: { config: Config; log: Logger }) {
  const { smtp, publicUrl, schoolEmail, production } = config
  const sessionSecret = config.sessionSecret()
  const clock = () => new Date()
  const webhookSecret = localWebhookSecret(sessionSecret)
  return {
    db,
    pool,
    metrics: createMetrics({ ofProcess: true }),
    clock,
    running: describeRunning(clock(), config.backup),
    publicUrl,
    // A school in production shows nothing of the demo school
    cachedSchool: cacheSchool(db, { ...(production ? newSchool : defaultSchool), email: schoolEmail }),
    cachedOpening: cacheOpening(db),
    cachedBrand: cacheBrand(db),
    cachedAnnouncement: cacheAnnouncement(db, clock),
    cachedContent: cacheContent(db),
    tokens: createTokens(sessionSecret),
    secrets: createOneTimeSecrets(sessionSecret),
    links: createSignedLinks(sessionSecret),
    files: chooseFiles(config),
    demoFiles,
    live: createLiveHub({ pool, log }),
    mail: smtp ? smtpMail(smtp) : localMail(db, clock),
    hasLocalMailbox: !smtp,
    pause,
    providers: chooseProviders(config, { db, publicUrl, webhookSecret, clock }),
    webhookSecret,
  }
}

/** Production never uses the local provider, which takes no real money. */
function chooseProviders({ iyzico, stripe, production }: Config, local: LocalOptions): PaymentProviders {
  const { db, clock } = local
  // The first that takes the currency: iyzico for the Turkish lira
  const chosen = [
    ...(iyzico ? [iyzicoPayments({ ...iyzico, ...iyzicoStore(db), clock })] : []),
    ...(stripe ? [stripePayments(stripe)] : []),
  ]
  return chosen.length > 0 || production ? chosen : [localPayments(local)]
}

async function serve(services: AppServices, { config, log }: { config: Config; log: Logger }) {
  const app = await buildApp({ config, services, log, webBuild: findWebBuild() })
  const port = await listen(app, config)
  return { app, port, url: config.publicUrl.replace(/:0$/, `:${port}`) }
}

/** A signal during the start lets the current step finish first; further signals change nothing. */
function stopOnSignals(
  starting: Promise<Close>,
  { log, stopRequest, withinSeconds }: { log: Logger; stopRequest: AbortController; withinSeconds: number },
) {
  const stop = async (signal: NodeJS.Signals) => {
    if (stopRequest.signal.aborted) return
    stopRequest.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), withinSeconds * 1000).unref()
    const close = await starting.catch(() => undefined)
    if (!close) return // main reports the reason and exits
    await close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'The app did not stop gracefully')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
}

/** The same relative path from the sources and from the bundle. */
function findWebBuild(): string | undefined {
  const build = fileURLToPath(new URL('../../web/build', import.meta.url))
  // The last file of a build
  return existsSync(join(build, 'pages.json')) ? build : undefined
}

function greet(url: string) {
  const accounts = demoAccounts.map(({ email, role }) => `  ${email.padEnd(24)} ${role}`)
  process.stdout.write(
    `\n${product.name} is ready at ${url}\n\nDemo accounts, password ${demoPassword}:\n${accounts.join('\n')}\n\n`,
  )
}

await main().catch((error: unknown) => {
  if (error instanceof DataFolderInUse) {
    const { pid, url } = error.holder
    const state = url ? `running at ${url}` : 'starting'
    process.stdout.write(`${product.name} is already ${state} (process ${pid})\n`)
    return
  }
  const isPlain = error instanceof ConfigError || error instanceof CannotStart
  process.stderr.write(`${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
