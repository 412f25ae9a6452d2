// Serves the built product with a fresh school, like `npm start`, or as two processes behind a proxy.
import { chmodSync, mkdirSync, rmSync } from 'node:fs'

const folder = process.env['E2E_FOLDER']
if (folder === undefined) throw new Error('The configuration of the journeys names the folder')
mkdirSync(folder)
chmodSync(folder, 0o755) // under root, PostgreSQL runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

if (process.env['E2E_PROCESSES']) {
  const { register } = await import('tsx/esm/api')
  register()
  const { serveProcesses } = await import('./serve-processes.ts')
  await serveProcesses(folder)
} else {
  // Without tsx, which would read every module of the product again
  process.env['DATA_DIR'] = folder
  await import('../../server/dist/main.js')
}
