// npm run lighthouse: audits pages of the built product; passes its arguments to bench/src/lighthouse.ts.
import { ensureBuilt } from './build.mjs'
import { ensureChromium, findChromium } from './lib/chromium.mjs'
import { ensureInstalled, ensureTool } from './lib/install.mjs'
import { fail, refuseOldNode, run } from './lib/run.mjs'

refuseOldNode()
await ensureInstalled()
const lighthouse = await ensureTool('lighthouse')
const browser = await ensureChromium()
if (!browser.ok) fail(browser.output)
await ensureBuilt()
const args = ['bench/src/lighthouse.ts', ...process.argv.slice(2)]
const { code } = await run('tsx', args, { env: { LIGHTHOUSE: lighthouse, CHROME_PATH: findChromium() } })
process.exitCode = code
