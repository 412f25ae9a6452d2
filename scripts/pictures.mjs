// npm run pictures: takes the pictures of the product on the landing page, from the built product with demo data.
import { ensureBuilt } from './build.mjs'
import { ensureChromium, findChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fail, refuseOldNode, run } from './lib/run.mjs'

refuseOldNode()
await ensureInstalled()
const browser = await ensureChromium()
if (!browser.ok) fail(browser.output)
await ensureBuilt()
const args = ['scripts/pictures/main.ts', ...process.argv.slice(2)]
const { code } = await run('tsx', args, { env: { CHROMIUM: findChromium() } })
process.exitCode = code
