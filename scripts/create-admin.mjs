// npm run create-admin -- EMAIL: the first admin of a school.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { refuseOldNode, root } from './tools.mjs'

refuseOldNode()
process.chdir(root)
await ensureInstalled()
await ensureBuilt()
await import('../server/dist/create-admin.js')
