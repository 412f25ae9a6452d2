// npm run lighthouse: audits the public pages of the built product; arguments go to bench/src/lighthouse.ts.
import { ensureBuilt } from './build.mjs'
import { ensureChromium, findChromium } from './chromium.mjs'
import { ensureInstalled, ensureTool } from './install.mjs'
import { fail, refuseOldNode, run } from './tools.mjs'

refuseOldNode()
await ensureInstalled()
const lighthouse = await ensureTool('lighthouse')
const browser = await ensureChromium()
if (!browser.ok) fail(browser.output)
await ensureBuilt()
const args = ['bench/src/lighthouse.ts', ...process.argv.slice(2)]
const { code } = await run('tsx', args, { env: { LIGHTHOUSE: lighthouse, CHROME_PATH: findChromium() } })
process.exitCode = code
