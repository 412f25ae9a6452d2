import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleBehaviour } from './build-site.ts'

let client: string
beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'sohbet-light-'))
  await mkdir(path.join(client, 'assets'))
})
afterAll(() => rm(client, { recursive: true }))

it('bundles a script far below the budget of a page and leaves React to the islands', async () => {
  const script = await readFile(path.join(client, await bundleBehaviour(client)), 'utf8')
  expect(gzipSync(script).length).toBeLessThan(4096)
  expect(script).not.toContain('react')
  const islands = [...script.matchAll(/import\(`\.\/(island-[\w-]+\.js)`\)/g)].map(([, file = '']) => file)
  expect(islands).toHaveLength(2)
  for (const file of islands) await expect(readFile(path.join(client, 'assets', file))).resolves.toBeDefined()
})
