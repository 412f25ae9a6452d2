// npm run build: the web app into web/build, the server into server/dist.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { alone } from './alone.mjs'
import { bundleServer } from './bundle-server.mjs'
import { ensureInstalled } from './install.mjs'
import { at, fail, isMain, refuseOldNode, run, say } from './tools.mjs'

const dist = at('server', 'dist')
const stamp = join(dist, 'built-from')

export async function ensureBuilt() {
  if (isBuilt()) return
  const ok = await alone(() => isBuilt() || build()) // the one we waited for may have done it
  if (!ok) fail('The build failed; see above')
}

/** Built from exactly these sources. */
function isBuilt() {
  if (!existsSync(join(dist, 'main.js')) || !existsSync(at('web', 'build', 'client'))) return false
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()
}

async function build() {
  say('Building…')
  // Taken first: a source changed during the build makes the result stale.
  const sources = hashOfSources()
  rmSync(stamp, { force: true })
  const [web] = await Promise.all([buildWeb(), buildServer()])
  if (web.ok) writeFileSync(stamp, sources)
  return web.ok
}

const buildWeb = () => run('react-router', ['build'], { cwd: at('web'), env: { NODE_ENV: 'production' } })

async function buildServer() {
  rmSync(dist, { recursive: true, force: true })
  await bundleServer({ entryPoints: serverEntries(), outdir: dist })
}

/** Side by side in one folder, so that every one of them finds the migrations beside it. */
function serverEntries() {
  const commands = at('server', 'src', 'cli')
  const files = existsSync(commands) ? readdirSync(commands).filter(isSource) : []
  return {
    main: at('server', 'src', 'main.ts'),
    ...Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(commands, file)])),
  }
}

function hashOfSources() {
  const folders = ['domain/src', 'contract/src', 'server/src', 'web/app', 'web/public']
  const inFolders = folders.flatMap((folder) => filesUnder(folder))
  const inWeb = readdirSync(at('web'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `web/${entry.name}`)
  const files = [
    ...inFolders,
    ...inWeb,
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/bundle-server.mjs',
  ].filter(isSource)
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(at(file)))
  }
  return hash.digest('hex')
}

function filesUnder(folder) {
  if (!existsSync(at(folder))) return []
  // readdir answers in the order of names, the same every time
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

const isSource = (file) => !/\.test\.tsx?$/.test(file)

if (isMain(import.meta)) {
  refuseOldNode()
  await ensureInstalled()
  if (!(await alone(build))) process.exitCode = 1
}
