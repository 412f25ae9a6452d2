import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutSummaries } from './without-summaries.ts'

const contract = new URL('../contract/src/', import.meta.url)

it('leaves out the summary of every call, and nothing else', () => {
  const call = `endpoint({\n  path: '/a',\n  summary:\n    'Don\\'t be late: a, b',\n  access,\n})`
  expect(withoutSummaries(call)).toBe(`endpoint({\n  path: '/a',\n  access,\n})`)
  const left = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => withoutSummaries(readFileSync(new URL(file, contract), 'utf8')))
    .flatMap((code) => [...code.matchAll(/endpoint\(\{[^}]*?summary:\s*['"`](?<said>[^'"`]+)/g)])
    .map(({ groups }) => groups?.['said'])
  expect(left).toEqual([])
})
