// npm run backup, npm run restore: a command of the server, built like the app.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { refuseOldNode, root } from './tools.mjs'

refuseOldNode()
process.chdir(root)
const [name] = process.argv.splice(2, 1)
await ensureInstalled()
await ensureBuilt()
await import(`../server/dist/${name}.js`)
