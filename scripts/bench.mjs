// npm run bench: measures the built server; arguments go to bench/src/main.ts.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { refuseOldNode, run } from './tools.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const { code } = await run('tsx', ['bench/src/main.ts', ...process.argv.slice(2)])
process.exitCode = code
