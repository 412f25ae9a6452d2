import { startNginx } from './nginx.ts'
import { startProcesses } from './processes.ts'

/** Serves the built product as two processes: `E2E_PROCESSES=2` behind a small proxy, `=nginx` behind nginx. */
export const serveProcesses = (folder: string): Promise<void> =>
  process.env['E2E_PROCESSES'] === 'nginx' ? serveByNginx(folder) : serveByTwo(folder)

async function serveByTwo(folder: string) {
  const school = await startProcesses({ folder, port: Number(process.env['PORT']) })
  process.once('SIGTERM', () => void school.stop().then(() => process.exit(0)))
}

async function serveByNginx(folder: string) {
  const port = Number(process.env['PORT'])
  const school = await startProcesses({ folder, env: { PUBLIC_URL: `https://localhost:${port}` } })
  const stopNginx = startNginx({ port, apps: school.apps.map((app) => app.url()) })
  const stop = async () => {
    await stopNginx()
    await school.stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
}
