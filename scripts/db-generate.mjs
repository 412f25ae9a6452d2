// npm run db:generate: writes a migration for the changed tables; passes its arguments to drizzle-kit.
import { ensureInstalled, ensureTool } from './lib/install.mjs'
import { at, refuseOldNode, run } from './lib/run.mjs'

refuseOldNode()
await ensureInstalled()
const drizzleKit = await ensureTool('drizzle-kit')
const { code } = await run(drizzleKit, ['generate', ...process.argv.slice(2)], { cwd: at('server') })
process.exitCode = code
