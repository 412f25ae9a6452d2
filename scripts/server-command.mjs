// npm run backup, restore, create-admin, check: runs a command of server/src/cli from the built server.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { refuseOldNode } from './lib/run.mjs'
import { readSettings } from './lib/settings.mjs'

refuseOldNode()
readSettings()
const [name] = process.argv.splice(2, 1)
await ensureInstalled()
await ensureBuilt()
await import(`../server/dist/${name}.js`)
