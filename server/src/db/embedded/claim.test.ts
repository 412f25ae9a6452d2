import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../testing/files/temp-folder.ts'
import { claim, findHolder, isAlive, processStart } from './claim.mjs'

async function takeClaim(folder: string) {
  const result = await claim(folder)
  if ('heldBy' in result) throw new Error('It was free')
  return result
}

/** A folder as a killed owner left it. */
async function leftBehind({ pid, start = '', url = '' }: { pid: number; start?: string; url?: string }) {
  const folder = join(tempFolder(), 'owner')
  await mkdir(folder)
  await writeFile(join(folder, `${pid}.${start}.some-id`), url)
  return folder
}

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  if (child.pid === undefined) throw new Error('The child did not start')
  return child.pid
}

test('a folder has one owner, which can publish its URL', async () => {
  const folder = join(tempFolder(), 'owner')
  const first = await takeClaim(folder)
  expect(await claim(folder)).toEqual({ heldBy: { pid: process.pid, url: undefined } })
  await first.announce('http://localhost:3100')
  expect(await claim(folder)).toEqual({ heldBy: { pid: process.pid, url: 'http://localhost:3100' } })
  expect(findHolder(folder)).toEqual({ pid: process.pid, url: 'http://localhost:3100' })
})

test('a released folder is free again and empty', async () => {
  const parent = tempFolder()
  const first = await takeClaim(join(parent, 'owner'))
  await first.announce('http://localhost:3100')
  await first.release()
  expect(readdirSync(parent)).toEqual([])
  await takeClaim(join(parent, 'owner'))
})

test.each([
  ['of a dead process', async () => leftBehind({ pid: await deadPid(), url: 'http://old' })],
  [
    'of a process number that another program has now',
    () => leftBehind({ pid: process.pid, start: '0', url: 'http://old' }),
  ],
])('takes over the folder %s, without its URL', async (_, makeFolder) => {
  const folder = await makeFolder()
  expect(findHolder(folder)).toBeUndefined()
  await takeClaim(folder)
  expect(findHolder(folder)).toEqual({ pid: process.pid, url: undefined })
  expect(readdirSync(folder)).toHaveLength(1)
  expect(readdirSync(join(folder, '..'))).toEqual(['owner'])
})

test('a process claims an empty folder, and one that has only files of a file manager', async () => {
  const folder = join(tempFolder(), 'owner')
  await mkdir(folder)
  await (await takeClaim(folder)).release()
  await mkdir(folder)
  await writeFile(join(folder, '.DS_Store'), '')
  await takeClaim(folder)
  expect(findHolder(folder)).toMatchObject({ pid: process.pid })
})

test('when many processes find a dead owner or none, one takes over', async () => {
  const pid = await deadPid()
  for (let round = 0; round < 20; round++) {
    const folder = round % 2 === 0 ? await leftBehind({ pid }) : join(tempFolder(), 'owner')
    const results = await Promise.all(Array.from({ length: 20 }, () => claim(folder)))
    expect(results.filter((result) => !('heldBy' in result))).toHaveLength(1)
    expect(await readdir(folder)).toHaveLength(1)
  }
})

test('knows when a process began', () => {
  expect(processStart(process.pid)).toBe(processStart(process.pid))
  expect(processStart(process.pid)).not.toBe(processStart(process.ppid))
})

test.runIf(existsSync('/proc/self'))('a killed process that was not reaped yet counts as dead', async () => {
  // A shell that execs another program no longer waits for its child.
  const command = 'sleep 60 & echo $!; exec sleep 60'
  const parent = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  const child = Number(String(line))
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/cmdline`, 'utf8')).toMatch(/^sleep/)
  process.kill(child, 'SIGKILL')
  await expect.poll(() => isAlive({ pid: child })).toBe(false)
  expect(process.kill(child, 0)).toBe(true)
})
