import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './run.mjs'

/** By preference: the headless shell needs a third less CPU. */
const browsers = ['chromium-headless-shell', 'chromium']
// Do not wait for a network that does not answer
const command = `apt-get install -y --no-install-recommends -o Acquire::http::Timeout=20 ${browsers[0]}`

/** Finds the browser of the browser tests, or installs it with apt-get, which needs root. */
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

/** The browser that CHROMIUM names, or the first in the PATH. */
export const findChromium = () => process.env.CHROMIUM || browsers.map(find).find(Boolean)
