// npm run lighthouse: looks at the public pages of the built product; arguments go to bench/src/lighthouse.ts.
import { ensureBuilt } from './build.mjs'
import { ensureChromium, findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { fail, refuseOldNode, run } from './tools.mjs'

refuseOldNode()
await ensureInstalled()
const browser = await ensureChromium()
if (!browser.ok) fail(browser.output)
await ensureBuilt()
const args = ['bench/src/lighthouse.ts', ...process.argv.slice(2)]
const { code } = await run('tsx', args, { env: { CHROMIUM: findChromium() } })
process.exitCode = code
