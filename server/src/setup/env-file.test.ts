import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { envText, readEnvFile, writeEnvFile } from './env-file.ts'

test('an env file gives back what was written', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const line = text.filter(
    (value) => !/[\r\n]/.test(value) && !(/'/.test(value) && /"/.test(value) && /`/.test(value)),
  )
  fc.assert(
    fc.property(line, (value) => {
      expect(parseEnv(envText({ MAIL_FROM: value, PORT: '3000' }))).toEqual({
        MAIL_FROM: value,
        PORT: '3000',
      })
    }),
    { examples: [['a#b'], ["it's"], ['a\\nb'], ['"School" <a@b.example>'], [' x ']] },
  )
})

test('refuses a value that no quotes can hold', () => {
  expect(() => envText({ SMTP_URL: `a'b"c\`d` })).toThrow('SMTP_URL cannot hold all three of')
})

test('only the owner may read the file, and nothing is left beside it', () => {
  const folder = tempFolder()
  const file = join(folder, '.env')
  expect(readEnvFile(file)).toEqual({})
  for (const PORT of ['3000', '3001']) writeEnvFile(file, { PORT, DATABASE_URL: '' }, undefined)
  expect(readEnvFile(file)).toEqual({ PORT: '3001' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['.env'])
})
