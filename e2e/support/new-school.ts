import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startChild } from '@sohbet/server/testing/apps/child-app'
import { startIyzicoServer } from '@sohbet/server/testing/providers/iyzico-server'
import { startMailServer } from '@sohbet/server/testing/providers/mail-server'

const dist = join(import.meta.dirname, '../../server/dist')

/** The built product in production with an empty database, a mail server, and a double of iyzico. */
export async function startNewSchool(port: number) {
  const url = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'sohbet-new-'))
  chmodSync(folder, 0o755) // under root, PostgreSQL runs as another user
  const mails = await startMailServer()
  const iyzico = await startIyzicoServer({
    clock: () => new Date(),
    webhookUrl: `${url}/api/payments/webhook/iyzico`,
  })
  const { baseUrl, apiKey, secretKey } = iyzico.access
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: '',
    SESSION_SECRET: 'a secret that only this journey knows, 32+ characters',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Okul <okul@yeni-okul.example>',
    SCHOOL_EMAIL: '',
    IYZICO_BASE_URL: baseUrl.replace('127.0.0.1', 'localhost'),
    IYZICO_API_KEY: apiKey,
    IYZICO_SECRET_KEY: secretKey,
    RATE_LIMIT: 'on',
    TRUST_PROXY: '',
    LOG_LEVEL: 'warn',
  }
  const app = startChild([join(dist, 'main.js')], { env })
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
  return {
    url,
    iyzico,
    /** `npm run create-admin`; returns the link that it prints. */
    createAdmin(email: string): string {
      const said = execFileSync(process.execPath, [join(dist, 'create-admin.js'), email], { env }).toString()
      return /http\S+/.exec(said)?.[0] ?? ''
    },
    /** The newest match in the mails to an address; a job sends them, so it waits. */
    async mailed(to: string, pattern: RegExp): Promise<string> {
      await expect.poll(() => mails.find(to, pattern).length).toBeGreaterThan(0)
      return mails.find(to, pattern)[0] ?? ''
    },
    async stop() {
      app.kill('SIGTERM')
      await app.ended()
      await iyzico.stop()
      await mails.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type NewSchool = Awaited<ReturnType<typeof startNewSchool>>
