import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { program } from '../testing/apps/programs.ts'
import { startProcess } from '../testing/apps/start-process.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { startIyzicoServer } from '../testing/providers/iyzico-server.ts'
import { startMailServer } from '../testing/providers/mail-server.ts'
import { startRefusingMailServer } from '../testing/providers/refusing-mail-server.ts'
import { sayFinding } from './checks.ts'
import { readEnvFile } from './env-file.ts'
import { setUpServer } from './set-up-server.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
let iyzico: Awaited<ReturnType<typeof startIyzicoServer>>
beforeAll(async () => {
  mail = await startMailServer()
  iyzico = await startIyzicoServer({ clock: () => new Date() })
})
afterAll(() => Promise.all([mail.stop(), iyzico.stop()]))

const databaseUrl = (name: string) => {
  const { host, user } = inject('testServer')
  return `postgres://${user}:secret@localhost/${name}?host=${encodeURIComponent(host)}`
}

const school = (folder: string) => ({
  PUBLIC_URL: 'school.example',
  DATABASE_URL: databaseUrl('postgres'),
  SMTP_URL: mail.url,
  MAIL_FROM: 'Okul <mail@school.example>',
  DATA_DIR: join(folder, 'data'),
  IYZICO_API_KEY: iyzico.access.apiKey,
  IYZICO_SECRET_KEY: iyzico.access.secretKey,
  IYZICO_BASE_URL: iyzico.access.baseUrl,
})

async function setUp(folder: string, answers: Record<string, string>, ...more: string[]) {
  const said: string[] = []
  await setUpServer({
    args: ['--etc', join(folder, 'etc'), ...more, ...Object.entries(answers).map((pair) => pair.join('='))],
    checkout: folder,
    envFile: join(folder, '.env'),
    say: (line) => void said.push(line),
  })
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  return { said: said.join('\n'), settings: readEnvFile(join(folder, '.env')), read }
}

test('checks the answers and writes env file, unit and site', async () => {
  const folder = tempFolder()
  const { said, settings, read } = await setUp(folder, school(folder))
  expect(settings).toMatchObject({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    SESSION_SECRET: expect.stringMatching(/^[\w-]{64}$/),
    PUBLIC_URL: 'https://school.example',
    SCHOOL_EMAIL: 'mail@school.example',
    PORT: '3000',
  })
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
  expect(existsSync(join(folder, 'data'))).toBe(true)
  expect(mail.find('mail@school.example', /school’s mail works/)).toHaveLength(1)
  expect(said).toMatch(/PostgreSQL 18\S* takes the user, who may make tables$/m)
  expect(said).toContain('iyzico takes the keys')
  expect(said).toContain('certbot certonly --webroot -w /var/www/html -d school.example')
  expect(said).toContain('https://school.example/api/payments/webhook/iyzico')
  expect(read('etc/systemd/system/sohbet.service')).toContain(`Environment=SOHBET_ENV_FILE=${folder}/.env\n`)
  expect(read('etc/nginx/sites-available/sohbet')).toContain('server_name school.example;')
})

test('says what a user of PostgreSQL lacks for restores', async () => {
  const owner = new pg.Client({ connectionString: databaseUrl('postgres') })
  await owner.connect()
  onTestFinished(async () => {
    await owner.query('DROP DATABASE IF EXISTS setup_plain')
    await owner.query('DROP ROLE IF EXISTS setup_plain')
    await owner.end()
  })
  await owner.query('CREATE ROLE setup_plain LOGIN')
  await owner.query('CREATE DATABASE setup_plain OWNER setup_plain')
  const url = new URL(databaseUrl('setup_plain'))
  url.username = 'setup_plain'
  const folder = tempFolder()
  const { said } = await setUp(folder, { ...school(folder), DATABASE_URL: url.href })
  expect(said).toContain('run ALTER ROLE setup_plain CREATEDB')
})

test('another run keeps the secret and what was added, and takes new answers', async () => {
  const folder = tempFolder()
  const first = await setUp(folder, { ...school(folder), HSTS_SUBDOMAINS: 'on', AWS_ACCESS_KEY_ID: 'AK' })
  const second = await setUp(folder, {
    PORT: '3100',
    IYZICO_API_KEY: '',
    IYZICO_SECRET_KEY: '',
    IYZICO_BASE_URL: '',
  })
  const { IYZICO_API_KEY, IYZICO_SECRET_KEY, IYZICO_BASE_URL, ...rest } = first.settings
  expect([IYZICO_API_KEY, IYZICO_SECRET_KEY, IYZICO_BASE_URL]).not.toContain(undefined)
  expect(second.settings).toEqual({ ...rest, PORT: '3100' })
  expect(second.read('etc/nginx/sites-available/sohbet')).toContain('server 127.0.0.1:3100;')
})

test('names every missing answer at once and writes nothing', async () => {
  const folder = tempFolder()
  await expect(setUp(folder, { PUBLIC_URL: 'http://school.example' })).rejects.toThrow(
    [
      'These answers are missing or wrong:',
      '  PUBLIC_URL: must be a domain, or an address such as https://school.example',
      '  SMTP_URL: must be an address such as smtps://user:password@host',
      '  MAIL_FROM: must be an address such as School <mail@school.example>',
    ].join('\n'),
  )
  expect(existsSync(join(folder, '.env'))).toBe(false)
})

test.each([
  [
    'a database that does not exist',
    { DATABASE_URL: databaseUrl('no_school') },
    'no database named no_school',
  ],
  ['wrong keys of iyzico', { IYZICO_SECRET_KEY: 'sandbox-wrong-key' }, 'iyzico refuses the keys'],
  ['two accounts of iyzico', { IYZICO_SECRET_KEY: 'real-key-1' }, 'must be of the same account'],
  ['half of Stripe', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET: must be the signing secret'],
  ['a folder of the system', { DATA_DIR: '/var/lib' }, 'DATA_DIR: /var/lib belongs to the system'],
  ['a name that is no setting', { SMPT_URL: 'smtp://localhost' }, 'There is no setting SMPT_URL'],
])('refuses %s and writes nothing', async (_, change, sentence) => {
  const folder = tempFolder()
  await expect(setUp(folder, { ...school(folder), ...change })).rejects.toThrow(sentence)
  expect(existsSync(join(folder, '.env'))).toBe(false)
})

test('refuses a mail server that does not take the test mail, unless nothing is to be checked', async () => {
  const folder = tempFolder()
  const refusing = await startRefusingMailServer('RCPT TO')
  const answers = { ...school(folder), SMTP_URL: refusing.url }
  await expect(setUp(folder, answers)).rejects.toThrow('The mail server did not take the mail')
  await refusing.stop()
  expect((await setUp(folder, answers, '--unchecked')).settings).toMatchObject({ SMTP_URL: refusing.url })
})

test('a person answers at the terminal, corrects what a check refuses, and may keep it', async () => {
  const folder = tempFolder()
  const machine = ['', '', '', '', '']
  const typed = [
    'school.example',
    databaseUrl('no_school'),
    '', // to answer again
    databaseUrl('postgres'),
    'smtp://localhost:1',
    'mail@school.example',
    '',
    '',
    'keep',
    '-',
    '-',
    ...machine,
  ]
  const shown: string[] = []
  await setUpServer({
    args: ['--etc', join(folder, 'etc')],
    checkout: folder,
    envFile: join(folder, '.env'),
    say: (line) => void shown.push(line),
    terminal: {
      say: (line) => void shown.push(line),
      ask: (prompt) => Promise.resolve(typed.shift() ?? `nobody answers ${prompt}`),
    },
  })
  expect(typed).toEqual([])
  const seen = shown.filter((line) => line.startsWith('  ')).map((line) => line.trim())
  expect(seen).toEqual([
    expect.stringContaining('has no database named no_school'),
    expect.stringMatching(/^PostgreSQL 18/),
    expect.stringContaining('The mail server did not take the mail'),
  ])
  expect(readEnvFile(join(folder, '.env'))).toMatchObject({
    SMTP_URL: 'smtp://localhost:1',
    DATABASE_URL: databaseUrl('postgres'),
    DATA_DIR: join(folder, 'data'),
  })
})

test('the command names missing answers without a stack', async () => {
  const folder = tempFolder()
  const env = { SOHBET_ENV_FILE: join(folder, '.env') }
  const args = [...program('setup-server'), '--etc', folder, 'PUBLIC_URL=school.example']
  const { code, output } = await startProcess(process.execPath, args, { cwd: folder, env }).ended
  expect({ code, lines: output.split('\n') }).toEqual({
    code: 1,
    lines: [
      'These answers are missing or wrong:',
      '  SMTP_URL: must be an address such as smtps://user:password@host',
      '  MAIL_FROM: must be an address such as School <mail@school.example>',
      '',
    ],
  })
})

test('says whether a provider refuses the keys or does not reply', () => {
  expect(sayFinding('Stripe', { fault: null })).toBe('Stripe takes the keys')
  expect(() => sayFinding('Stripe', { fault: 'refused', cause: null })).toThrow('Stripe refuses the keys')
  expect(() => sayFinding('Stripe', { fault: 'unreachable', cause: null })).toThrow('Stripe does not reply')
})
