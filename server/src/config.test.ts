import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleSchool } from '@sohbet/domain/school'
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
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Sohbet <merhaba@sohbet.example>',
}

test('needs no settings on a fresh machine', () => {
  expect(load({})).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    rateLimit: true,
    stopSeconds: 10,
  })
})

test('creates a secret once and stores it readable by the owner only', () => {
  expect(load({}).sessionSecret()).toBe(load({}).sessionSecret())
  expect(load({}).sessionSecret().length).toBeGreaterThanOrEqual(32)
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0)
})

test('refuses a damaged secret', () => {
  const damaged = mkdtempSync(join(tmpdir(), 'sohbet-config-'))
  writeFileSync(join(damaged, 'session-secret'), '')
  expect(load({ DATA_DIR: damaged }).sessionSecret).toThrow('is damaged')
  rmSync(damaged, { recursive: true })
})

test('listens on this machine only, unless configured otherwise', () => {
  expect(load({}).host).toBe('localhost')
  expect(load(production).host).toBe('localhost')
  expect(load({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('accepts only addresses as trusted proxies', () => {
  expect(load({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16, ::1' }).trustProxy).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
    '::1',
  ])
  expect(() => load({ TRUST_PROXY: 'myproxy' })).toThrow('TRUST_PROXY: must be addresses')
})

test('reports every mistake in one message', () => {
  expect(() => load({ NODE_ENV: 'production', PORT: 'eighty', DATABASE_URL: 'mysql://x' })).toThrow(
    [
      '  PORT: must be a port number from 0 to 65535',
      '  DATABASE_URL: must be an address such as postgres://user:password@host/database',
      '  SESSION_SECRET: must be set in production',
    ].join('\n'),
  )
})

test('refuses to start in production without its secrets', () => {
  expect(() => load({ NODE_ENV: 'production' })).toThrow(
    ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']
      .map((name) => `  ${name}: must be set in production`)
      .join('\n'),
  )
  expect(load(production)).toMatchObject({ production: true, publicUrl: 'https://sohbet.example' })
})

test('requires an https URL in production, except on this machine', () => {
  for (const address of [
    'http://sohbet.example',
    'HTTP://sohbet.example',
    ' http://sohbet.example',
    'http://localhost.evil.test',
    'http://localhost:x@evil.test',
    'http://192.168.1.7:3000',
  ])
    expect(() => load({ ...production, PUBLIC_URL: address })).toThrow(
      'PUBLIC_URL: must begin with https:// in production',
    )
  for (const address of ['http://localhost', 'http://localhost:3000'])
    expect(load({ ...production, PUBLIC_URL: address }).publicUrl).toBe(address)
})

test('refuses to switch rate limits off in production', () => {
  expect(() => load({ ...production, RATE_LIMIT: 'off' })).toThrow('RATE_LIMIT: cannot be off in production')
})

test('sends mail to the local mailbox, or to a server when both settings are set', () => {
  expect(load({}).smtp).toBeUndefined()
  expect(load(production).smtp).toEqual({
    url: 'smtps://user:secret@mail.example',
    from: 'Sohbet <merhaba@sohbet.example>',
  })
  expect(load({}).schoolEmail).toBe(sampleSchool.email)
  expect(load(production).schoolEmail).toBe('merhaba@sohbet.example')
  expect(load({ SCHOOL_EMAIL: 'okul@sohbet.example' }).schoolEmail).toBe('okul@sohbet.example')
  expect(() => load({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM: must be set as well')
  expect(() => load({ MAIL_FROM: 'merhaba@sohbet.example' })).toThrow('SMTP_URL: must be set as well')
})

test.each([
  [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL: must be an address'],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY: must be a secret key of Stripe'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET: must be set as well, payments need both'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY: must be set as well, payments need both'],
  [{ IYZICO_API_KEY: 'key 1' }, 'IYZICO_API_KEY: must be the API key of iyzico'],
  [{ IYZICO_API_KEY: 'api-key-1' }, 'IYZICO_SECRET_KEY: must be set as well, payments need both'],
  [{ IYZICO_SECRET_KEY: 'secret-key-1' }, 'IYZICO_API_KEY: must be set as well, payments need both'],
  [{ IYZICO_BASE_URL: 'https://a.example' }, 'IYZICO_API_KEY: must be set as well, IYZICO_BASE_URL alone'],
  [
    { IYZICO_API_KEY: 'sandbox-key-1', IYZICO_SECRET_KEY: 'secret-key-1' },
    'IYZICO_SECRET_KEY: must be of the same account as IYZICO_API_KEY',
  ],
  [
    { IYZICO_API_KEY: 'api-key-1', IYZICO_SECRET_KEY: 'secret-key-1', IYZICO_BASE_URL: 'http://a.example' },
    'IYZICO_BASE_URL: must begin with https:// in production',
  ],
  [{ SCHOOL_EMAIL: 'Sohbet <a@b.example>' }, 'SCHOOL_EMAIL: must be an address'],
  [{ MAIL_FROM: 'Sohbet' }, 'MAIL_FROM: must be an address'],
  [{ MAIL_FROM: 'Sohbet <a@b.example>, c@d.example' }, 'MAIL_FROM: must be an address'],
  [{ MAIL_FROM: 'Sohbet\r\nBcc: x@y.example <a@b.example>' }, 'MAIL_FROM: must be an address'],
])('refuses the mail settings %o', (settings, message) => {
  expect(() => load({ ...production, ...settings })).toThrow(message)
})

test('the address of iyzico comes from its keys, or from its variable', () => {
  const keys = { IYZICO_API_KEY: 'api-key-1', IYZICO_SECRET_KEY: 'secret-key-1' }
  const sandbox = { IYZICO_API_KEY: 'sandbox-key-1', IYZICO_SECRET_KEY: 'sandbox-key-2' }
  expect(load({}).iyzico).toBeUndefined()
  expect(load(keys).iyzico).toEqual({
    apiKey: 'api-key-1',
    secretKey: 'secret-key-1',
    baseUrl: 'https://api.iyzipay.com',
  })
  expect(load(sandbox).iyzico?.baseUrl).toBe('https://sandbox-api.iyzipay.com')
  const own = { ...sandbox, IYZICO_BASE_URL: 'http://localhost:3900/' }
  expect(load(own).iyzico?.baseUrl).toBe('http://localhost:3900')
})

test('binds subdomains to https only when asked', () => {
  expect(load(production).hstsSubdomains).toBe(false)
  expect(load({ HSTS_SUBDOMAINS: 'on' }).hstsSubdomains).toBe(true)
  expect(() => load({ HSTS_SUBDOMAINS: 'yes' })).toThrow('HSTS_SUBDOMAINS: must be on or off')
})

test('treats an empty variable as not set', () => {
  expect(load({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})
