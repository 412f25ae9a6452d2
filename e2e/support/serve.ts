import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { schoolFolder } from './school-folder.ts'

// Serves the built product with a fresh school, like `npm start`, or as two processes behind a proxy.
const folder = schoolFolder()
mkdirSync(folder)
chmodSync(folder, 0o755) // under root, PostgreSQL runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
if (process.env['E2E_PROCESSES'] === '2') await serveByTwo()
else if (process.env['E2E_PROCESSES'] === 'nginx') await serveByNginx()
else await serveByOne()

async function serveByOne() {
  process.env['DATA_DIR'] = folder
  const main = '../../server/dist/main.js'
  await import(main)
}

async function serveByTwo() {
  const { startProcesses } = await import('./processes.ts')
  const school = await startProcesses({ folder, port: Number(process.env['PORT']) })
  process.once('SIGTERM', () => void school.stop().then(() => process.exit(0)))
}

async function serveByNginx() {
  const { startProcesses } = await import('./processes.ts')
  const { startNginx } = await import('./nginx.ts')
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
