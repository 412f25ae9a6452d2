// npm run build: builds the web app into web/build and the server into server/dist.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleServer } from './lib/bundle-server.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { withLock } from './lib/lock.mjs'
import { at, fail, isMain, refuseOldNode, root, run, say } from './lib/run.mjs'

const dist = at('server', 'dist')
const stamp = join(dist, 'built-from')

export async function ensureBuilt() {
  if (isBuilt()) return
  const ok = await withLock(() => isBuilt() || build()) // the process that held the lock may have built
  if (!ok) fail('The build failed; see its error above')
}

/** Whether the build is of the current sources. */
function isBuilt() {
  if (!existsSync(join(dist, 'main.js')) || !existsSync(at('web', 'build', 'client'))) return false
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()
}

async function build() {
  say('Building…')
  // Before the build, so that a source that changes meanwhile makes the result stale
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
  // Shown at /admin/system
  writeFileSync(
    join(dist, 'build.json'),
    JSON.stringify({ commit: commit(), builtAt: new Date().toISOString() }),
  )
}

/** Null without git, as in an image. */
function commit() {
  // The checkout may belong to another user
  const { status, stdout } = spawnSync('git', ['-c', 'safe.directory=*', 'rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}

/** All in one folder, so that each finds the migrations beside it. */
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
    'scripts/lib/bundle-server.mjs',
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
  // readdir sorts by name, so the order is always the same
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

const isSource = (file) => !/\.(?:test|proof)\.tsx?$/.test(file)

if (isMain(import.meta)) {
  refuseOldNode()
  await ensureInstalled()
  if (!(await withLock(build))) process.exitCode = 1
}
