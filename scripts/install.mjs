import { readFileSync } from 'node:fs'
import { alone } from './alone.mjs'
import { at, fail, npm, say } from './tools.mjs'

/** Installs exactly what the lock file says, unless that is there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const { ok } = await install()
  if (!ok) fail('The packages could not be installed; npm says why above')
}

export const install = (options) =>
  alone(() => {
    if (isInstalled()) return { ok: true, output: '' } // by the one we waited for
    say('Installing packages (the first time this takes a minute or two)…')
    // NODE_ENV=production would leave out what we build with.
    return npm(['ci', '--include=dev'], options)
  })

/** npm notes what it has installed once it is done, so a broken-off install is seen too. */
export function isInstalled() {
  const wanted = readPackages(at('package-lock.json'))
  const present = readPackages(at('node_modules', '.package-lock.json'))
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
