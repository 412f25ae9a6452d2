// npm run db:generate: writes a migration for what has changed in the tables; arguments go to drizzle-kit.
import { ensureInstalled, ensureTool } from './install.mjs'
import { at, refuseOldNode, run } from './tools.mjs'

refuseOldNode()
await ensureInstalled()
const drizzleKit = await ensureTool('drizzle-kit')
const { code } = await run(drizzleKit, ['generate', ...process.argv.slice(2)], { cwd: at('server') })
process.exitCode = code
