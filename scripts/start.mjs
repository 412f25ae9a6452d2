// npm start: from a fresh clone to a running app.
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { refuseOldNode, root, say } from './tools.mjs'
import { clusterOf, findHolder, ownerOf } from '../server/src/db/embedded/claim.mjs'

refuseOldNode()
process.chdir(root)
process.env.NODE_ENV ||= 'development'

// Before installing or building anything: the running one uses those files.
const running = process.env.DATABASE_URL
  ? undefined
  : findHolder(ownerOf(clusterOf(resolve(process.env.DATA_DIR || 'data'))))
if (running) {
  const { pid, url = 'an address it has yet to tell' } = running
  say(`Sohbet is already running at ${url} (process ${pid})`)
} else {
  await ensureInstalled()
  await ensureBuilt()
  await import('../server/dist/main.js')
}
