import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brand } from '@sohbet/domain/brand'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { createTokens } from './auth/tokens.ts'
import { ConfigError, loadConfig } from './config.ts'
import { demoAccounts, demoPassword, insertDemoData } from './db/demo/demo-data.ts'
import { openDatabase } from './db/open-database.ts'
import { claimRunning } from './db/running.ts'
import { loggerOptions } from './http/logger.ts'

const stopWithinMilliseconds = 10_000

async function main() {
  const config = loadConfig(process.env)
  const running = await claimRunning(config.dataDir)
  if ('alreadyRunning' in running) {
    const { url, pid } = running.alreadyRunning
    process.stdout.write(
      `${brand.name} is already running at ${url ?? 'an address it has yet to tell'} (process ${pid})\n`,
    )
    return
  }
  const log = pino(loggerOptions(config.logLevel))
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  if (!config.production) await insertDemoData(database.db, new Date())

  const services = { db: database.db, tokens: createTokens(config.sessionSecret), clock: () => new Date() }
  const app = await buildApp({ config, services, log, webBuild: findWebBuild() })
  await app.listen({ port: config.port, host: config.host })
  await running.setUrl(config.publicUrl)
  if (!config.production) greet(config.publicUrl)

  onStop(async (signal) => {
    log.info({ signal }, 'stopping')
    await app.close() // accepted requests finish first
    await database.close()
    await running.release()
  })
}

function onStop(close: (signal: string) => Promise<void>) {
  const stop = (signal: string) => {
    setTimeout(() => process.exit(1), stopWithinMilliseconds).unref()
    close(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(signal))
}

/** Beside the sources and beside the bundle alike. */
function findWebBuild(): string | undefined {
  const build = fileURLToPath(new URL('../../web/build', import.meta.url))
  return existsSync(build) ? build : undefined
}

function greet(url: string) {
  const accounts = demoAccounts.map(({ email, role }) => `  ${email.padEnd(24)} ${role}`)
  process.stdout.write(
    `\n${brand.name} is ready at ${url}\n\nDemo accounts, password ${demoPassword}:\n${accounts.join('\n')}\n\n`,
  )
}

await main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
})
