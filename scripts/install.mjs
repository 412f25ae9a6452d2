import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { at, fail, npm, root, say } from './tools.mjs'

/** Installs exactly what the lock file says, unless that is there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const { ok } = await install()
  if (!ok) fail('The packages could not be installed; npm says why above')
}

export const install = (options) =>
  installOnce(root, 'Installing packages (the first time this takes a minute or two)…', options)

/**
 * A large tool that few need is no part of the default install: it has a folder with its own lock file.
 * Returns the path of its program.
 */
export async function ensureTool(name) {
  const folder = at('tools', name)
  const { ok } = await installOnce(folder, `Installing ${name}, once…`)
  if (!ok) fail(`${name} could not be installed; npm says why above`)
  return join(folder, 'node_modules', '.bin', name)
}

const installOnce = (folder, message, options) =>
  isInstalled(folder)
    ? { ok: true, output: '' }
    : alone(() => {
        if (isInstalled(folder)) return { ok: true, output: '' } // by the one we waited for
        say(message)
        // NODE_ENV=production would leave out what we build with.
        return npm(['ci', '--include=dev'], { ...options, cwd: folder })
      })

/** npm notes what it has installed once it is done, so a broken-off install is seen too. */
export function isInstalled(folder = root) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    // Binaries for other platforms are in the lock file and never here.
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
