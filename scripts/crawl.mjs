// npm run crawl: follows every link of the built product in each role; passes its arguments to playwright.
import { ensureBuilt } from './build.mjs'
import { ensureChromium, findChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fail, refuseOldNode, run } from './lib/run.mjs'

refuseOldNode()
await ensureInstalled()
const browser = await ensureChromium()
if (!browser.ok) fail(browser.output)
await ensureBuilt()
const args = ['test', '--config', 'e2e/crawl/playwright.config.ts', ...process.argv.slice(2)]
const { code } = await run('playwright', args, { env: { CHROMIUM: findChromium() } })
process.exitCode = code
