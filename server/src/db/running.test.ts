import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from './embedded/temp-folder.ts'
import { claimRunning } from './running.ts'

test('a second start learns where the first one runs', async () => {
  const dataDir = join(tempFolder(), 'data')
  const first = await claimRunning(dataDir)
  if ('alreadyRunning' in first) throw new Error('Nothing was running')
  expect(await claimRunning(dataDir)).toEqual({ alreadyRunning: { pid: process.pid, url: undefined } })
  await first.setUrl('http://localhost:3100')
  expect(await claimRunning(dataDir)).toEqual({
    alreadyRunning: { pid: process.pid, url: 'http://localhost:3100' },
  })
  await first.release()
  expect(await claimRunning(dataDir)).not.toHaveProperty('alreadyRunning')
})

test('what a killed app left behind does not stop a start', async () => {
  const dataDir = tempFolder()
  await writeFile(
    join(dataDir, 'running.json'),
    JSON.stringify({ pid: process.pid, start: 'long ago', url: 'x' }),
  )
  expect(await claimRunning(dataDir)).not.toHaveProperty('alreadyRunning')
})
