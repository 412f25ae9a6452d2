import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { startEmbeddedPostgres } from '@sohbet/server/db/embedded/start-embedded-postgres'
import pg from 'pg'
import { homes, type Account } from '../support/fixtures.ts'

const port = Number(process.env['E2E_PORT'] ?? 3989)
export const origin = `http://localhost:${port}`

export type School = { client: pg.Client; stop: () => Promise<void> }

/** The built product with demo data, and a database connection that bypasses all checks. */
export async function startSchool(): Promise<School> {
  const folder = mkdtempSync(join(tmpdir(), 'sohbet-xss-'))
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder, durable: false, log })
  const { host, user, database, port: pgPort } = connection
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@localhost:${pgPort}/${database}?host=${encodeURIComponent(host)}`,
    PORT: String(port),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }
  const main = join(import.meta.dirname, '../../server/dist/main.js')
  const app = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status
  await expect.poll(isReady, { timeout: 600_000 }).toBe(200)
  const client = new pg.Client(connection)
  await client.connect()
  return {
    client,
    stop: async () => {
      await client.end()
      app.kill('SIGTERM')
      await new Promise((resolve) => app.once('exit', resolve))
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function logIn(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin, locale: 'en-GB' })).newPage()
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(`${account}@sohbet.test`)
  await page.getByLabel('Password', { exact: true }).fill('sohbet-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(homes[account])
  return page
}
