import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const locks = [
  'package-lock.json',
  'tools/drizzle-kit/package-lock.json',
  'tools/lighthouse/package-lock.json',
]

test.each(locks)('%s names no download address', (file) => {
  expect(readFileSync(file, 'utf8')).not.toContain('"resolved": "http')
})
