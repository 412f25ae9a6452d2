import { join } from 'node:path'
import { startSchool } from '@sohbet/server/faults/school'
import { bundledPrograms } from '@sohbet/server/testing/apps/programs'
import { startProxy, type Watcher } from '@sohbet/server/testing/apps/proxy'

export { preferredApp } from '@sohbet/server/testing/apps/proxy'

/** The built product as two processes on one PostgreSQL, behind a round-robin proxy. */
export async function startProcesses({
  port = 0,
  watcher = {},
  env = {},
  folder,
}: { port?: number; watcher?: Watcher; env?: Record<string, string>; folder?: string } = {}) {
  process.env[bundledPrograms] = join(import.meta.dirname, '../../server/dist')
  const urls: string[] = []
  const proxy = await startProxy(() => urls, { port, watcher })
  const url = proxy.url.replace('127.0.0.1', 'localhost')
  // A demo school with a local mailbox
  const demo = { NODE_ENV: 'development', PUBLIC_URL: url, SMTP_URL: '', MAIL_FROM: '', RATE_LIMIT: 'off' }
  const school = await startSchool({ env: { ...demo, ...env }, ...(folder !== undefined && { folder }) })
  urls.push(...school.apps.map((app) => app.url()))
  return {
    url,
    apps: school.apps,
    db: school.db,
    async stop() {
      await proxy.stop()
      await school.stop()
    },
  }
}
