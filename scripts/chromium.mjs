import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './tools.mjs'

const command = 'apt-get install -y --no-install-recommends chromium'

/** The browser of the journeys. It comes from the system, so only root can put it there. */
export async function ensureChromium() {
  if (findChromium()) return { ok: true, output: '' }
  if (process.getuid?.() !== 0) {
    return { ok: false, output: `The browser tests need Chromium. Please run once:\n  sudo ${command}\n` }
  }
  say('Installing Chromium for the browser tests…')
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const updated = await run('apt-get', ['update'], options)
  return updated.ok ? run('sh', ['-c', command], options) : updated
}

/** What CHROMIUM names, or the first in the PATH. */
export function findChromium() {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'chromium'))
  return process.env.CHROMIUM || inPath.find((file) => existsSync(file))
}
