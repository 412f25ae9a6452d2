import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claim } from './claim.ts'
import { processStart } from './process.ts'
import { tempFolder } from './temp-folder.ts'

const claimed = (result: Awaited<ReturnType<typeof claim>>) => !('heldBy' in result)

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  if (child.pid === undefined) throw new Error('The child did not start')
  return child.pid
}

test('a file has one holder, who can say where to find it', async () => {
  const file = join(tempFolder(), 'running.json')
  const first = await claim(file)
  if ('heldBy' in first) throw new Error('It was free')
  await first.setUrl('http://localhost:3100')
  expect(await claim(file)).toMatchObject({ heldBy: { pid: process.pid, url: 'http://localhost:3100' } })
})

test('a released file is free again and leaves nothing', async () => {
  const folder = tempFolder()
  const first = await claim(join(folder, 'running.json'))
  if ('heldBy' in first) throw new Error('It was free')
  await first.setUrl('http://localhost:3100')
  await first.release()
  expect(readdirSync(folder)).toEqual([])
  expect(claimed(await claim(join(folder, 'running.json')))).toBe(true)
})

test.each([
  ['of a dead process', async () => JSON.stringify({ pid: await deadPid() })],
  [
    'of a process number that another program has now',
    async () => JSON.stringify({ pid: process.pid, start: '0' }),
  ],
  ['that a power cut left empty', async () => ''],
])('takes over the file %s', async (_, content) => {
  const folder = tempFolder()
  const file = join(folder, 'running.json')
  await writeFile(file, await content())
  expect(claimed(await claim(file))).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  expect(readdirSync(folder)).toEqual(['running.json'])
})

test('of many that find a dead holder at once, one takes over', async () => {
  const pid = await deadPid()
  for (let round = 0; round < 20; round++) {
    const file = join(tempFolder(), 'running.json')
    await writeFile(file, JSON.stringify({ pid }))
    const results = await Promise.all(Array.from({ length: 20 }, () => claim(file)))
    expect(results.filter(claimed)).toHaveLength(1)
  }
})

test('knows when a process began', async () => {
  expect(processStart(process.pid)).toBe(processStart(process.pid))
  expect(processStart(process.pid)).not.toBe(processStart(process.ppid))
})
