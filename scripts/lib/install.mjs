import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { at, fail, npm, root, say } from './run.mjs'

/** Installs the packages of the lock file, unless they are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const { ok } = await install()
  if (!ok) fail('npm could not install the packages; see its error above')
}

export const install = (options) =>
  installOnce(root, 'Installing packages (the first time this takes a minute or two)…', options)

/** Installs a tool of tools/, which the default install leaves out, and returns the path of its program. */
export async function ensureTool(name) {
  const folder = at('tools', name)
  const { ok } = await installOnce(folder, `Installing ${name} for its first use…`)
  if (!ok) fail(`npm could not install ${name}; see its error above`)
  return join(folder, 'node_modules', '.bin', name)
}

const installOnce = (folder, message, options) =>
  isInstalled(folder)
    ? { ok: true, output: '' }
    : withLock(() => {
        if (isInstalled(folder)) return { ok: true, output: '' } // by the process that held the lock
        say(message)
        // With NODE_ENV=production npm leaves out the packages of the build
        return npm(['ci', '--include=dev'], { ...options, cwd: folder })
      })

/** npm writes node_modules/.package-lock.json at the end of an install, so an aborted install counts as none. */
export function isInstalled(folder = root) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    // The lock file also lists the binaries of other platforms, which npm does not install
    return found ? found.version === version : Boolean(optional || devOptional || peer)
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
