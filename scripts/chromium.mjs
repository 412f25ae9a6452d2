import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './tools.mjs'

/** The first without windows that nobody sees: it takes a third less of the machine. */
const browsers = ['chromium-headless-shell', 'chromium']
// A network that does not answer is not waited for
const command = `apt-get install -y --no-install-recommends -o Acquire::http::Timeout=20 ${browsers[0]}`

/** The browser of the journeys. It comes from the system, so only root can put it there. */
export async function ensureChromium() {
  if (process.env.CHROMIUM || find(browsers[0])) return { ok: true, output: '' }
  if (process.getuid?.() === 0) {
    say('Installing Chromium for the browser tests…')
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    const update = 'apt-get update -o Acquire::http::Timeout=20'
    const installed = await run('sh', ['-c', `${command} || { ${update} && ${command}; }`], options)
    if (installed.ok || !findChromium()) return installed
  }
  if (findChromium()) return { ok: true, output: '' }
  return { ok: false, output: `The browser tests need Chromium. Please run once:\n  sudo ${command}\n` }
}

const find = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** What CHROMIUM names, or what the system has. */
export const findChromium = () => process.env.CHROMIUM || browsers.map(find).find(Boolean)
