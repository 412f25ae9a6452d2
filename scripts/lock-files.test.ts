import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const locks = [
  'package-lock.json',
  'tools/drizzle-kit/package-lock.json',
  'tools/lighthouse/package-lock.json',
  'tools/openapi-lint/package-lock.json',
]

test.each(locks)('%s names no download address', (file) => {
  expect(readFileSync(file, 'utf8')).not.toContain('"resolved": "http')
})

/** 33 MB that pdfjs-dist uses in Node only. npm leaves it out as long as the lock file does not have it. */
test('package-lock.json leaves out @napi-rs/canvas', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"node_modules/@napi-rs/canvas')
})
