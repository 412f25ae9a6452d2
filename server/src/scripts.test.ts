import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { claim, ownerOf } from './db/embedded/claim.mjs'
import { freshClone } from './testing/apps/fresh-clone.ts'

const evaluate = (code: string) => ['--input-type=module', '--eval', code]

async function hold(folder: string) {
  await mkdir(join(folder, '..'), { recursive: true })
  const held = await claim(folder)
  if ('heldBy' in held) throw new Error('It was free')
  return held
}

test('a second npm start prints where the first one runs, before it installs or builds', async () => {
  const clone = await freshClone()
  const owner = await hold(ownerOf(join(clone.folder, 'data', 'postgres')))
  await owner.announce('http://localhost:3100')
  expect(await clone.run(['scripts/start.mjs']).ended).toEqual({
    code: 0,
    output: `Sohbet is already running at http://localhost:3100 (process ${process.pid})\n`,
  })
  expect(clone.npmRan()).toBe(false)
})

test('with DATABASE_URL a running app on the data folder does not matter', async () => {
  const clone = await freshClone()
  await hold(ownerOf(join(clone.folder, 'data', 'postgres')))
  const start = clone.run(['scripts/start.mjs'], { DATABASE_URL: 'postgres://elsewhere/sohbet' })
  expect(await start.said('Installing packages')).not.toContain('already running')
})

test('an install waits for a running one and reuses its result', async () => {
  const clone = await freshClone()
  const first = await hold(join(clone.folder, 'data', 'preparing'))
  const second = clone.run(evaluate(`(await import('./scripts/lib/install.mjs')).ensureInstalled()`))
  await second.said(`Waiting for process ${process.pid}`)
  await mkdir(join(clone.folder, 'node_modules'))
  await writeFile(join(clone.folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: {} }))
  await first.release()
  expect((await second.ended).code).toBe(0)
  expect(clone.npmRan()).toBe(false)
})

test('installs a tool in a separate folder, at its first use only', async () => {
  const clone = await freshClone()
  const tool = join(clone.folder, 'tools', 'hammer')
  await mkdir(join(tool, 'node_modules'), { recursive: true })
  await writeFile(join(tool, 'package-lock.json'), JSON.stringify({ packages: {} }))
  await writeFile(
    join(clone.folder, 'npm.cjs'),
    `require('node:fs').copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`,
  )
  const code = `const { ensureTool } = await import('./scripts/lib/install.mjs')
    await ensureTool('hammer')
    console.log(await ensureTool('hammer'))`
  expect(await clone.run(evaluate(code)).ended).toEqual({
    code: 0,
    output: `Installing hammer for its first use…\n${join(tool, 'node_modules', '.bin', 'hammer')}\n`,
  })
})

test('SIGTERM during an install ends the install too', async () => {
  const clone = await freshClone()
  await writeFile(
    join(clone.folder, 'npm.cjs'),
    `console.log('npm is', process.pid); setInterval(() => {}, 1000)`,
  )
  const start = clone.run(['scripts/start.mjs'])
  const npm = Number(/npm is (\d+)/.exec(await start.said('npm is'))?.[1])
  start.child.kill('SIGTERM')
  expect((await start.ended).code).toBe(143)
  expect(() => process.kill(npm, 0)).toThrow('ESRCH')
})

test('the browser is the one that CHROMIUM names, or the first in the PATH', async () => {
  const { folder, run } = await freshClone()
  const code = `console.log((await import('./scripts/lib/chromium.mjs')).findChromium())`
  const found = async (env: Record<string, string>) => (await run(evaluate(code), env).ended).output.trim()
  const PATH = [join(folder, 'none'), folder].join(delimiter)
  expect(await found({ PATH, CHROMIUM: '' })).toBe('undefined')
  await writeFile(join(folder, 'chromium'), '')
  expect(await found({ PATH, CHROMIUM: '' })).toBe(join(folder, 'chromium'))
  expect(await found({ PATH, CHROMIUM: '/opt/browser' })).toBe('/opt/browser')
})
