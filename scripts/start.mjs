// npm start: from a fresh clone to a running app.
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { findRunning } from './running.mjs'
import { refuseOldNode, root, say } from './tools.mjs'

refuseOldNode()
process.chdir(root)
process.env.NODE_ENV ||= 'development'

const running = findRunning(resolve(process.env.DATA_DIR || 'data'))
if (running) {
  // Before installing or building anything: the running one uses those files.
  say(
    `Sohbet is already running at ${running.url ?? 'an address it has yet to tell'} (process ${running.pid})`,
  )
} else {
  await ensureInstalled()
  await ensureBuilt()
  await import('../server/dist/main.js')
}
