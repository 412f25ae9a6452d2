// npm start: installs and builds what is missing, then runs the app.
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { refuseOldNode, say } from './lib/run.mjs'
import { readSettings } from './lib/settings.mjs'
import { clusterOf, findHolder, ownerOf } from '../server/src/db/embedded/claim.mjs'

refuseOldNode()
readSettings()
process.env.NODE_ENV ||= 'development'

// Checked before an install or a build, because a running app uses those files
const running = process.env.DATABASE_URL
  ? undefined
  : findHolder(ownerOf(clusterOf(resolve(process.env.DATA_DIR || 'data'))))
if (running) {
  const { pid, url } = running
  const state = url ? `running at ${url}` : 'starting'
  say(`Sohbet is already ${state} (process ${pid})`)
} else {
  await ensureInstalled()
  await ensureBuilt()
  await import('../server/dist/main.js')
}
