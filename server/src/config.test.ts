import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sohbet-config-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env })
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sohbet.example',
  SESSION_SECRET: 'x'.repeat(32),
}

test('needs nothing to run on a fresh machine', () => {
  expect(load({})).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    rateLimit: true,
  })
})

test('makes a secret once and keeps it to itself', () => {
  expect(load({}).sessionSecret).toBe(load({}).sessionSecret)
  expect(load({}).sessionSecret.length).toBeGreaterThanOrEqual(32)
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0)
})

test('tells every mistake in one message', () => {
  expect(() => load({ PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })).toThrow(
    /PORT.*\n.*DATABASE_URL.*\n.*LOG_LEVEL/,
  )
})

test('does not start in production without its secrets', () => {
  expect(() => load({ NODE_ENV: 'production' })).toThrow(
    '  SESSION_SECRET: must be set in production\n  PUBLIC_URL: must be set in production',
  )
  expect(load(production)).toMatchObject({ production: true, publicUrl: 'https://sohbet.example' })
})

test('cannot switch rate limits off in production', () => {
  expect(() => load({ ...production, RATE_LIMIT: 'off' })).toThrow('RATE_LIMIT: cannot be off in production')
})

test('treats an empty variable as one that is not set', () => {
  expect(load({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})
