import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { clusterOf, findHolder, isAlive, ownerOf } from './db/embedded/claim.mjs'
import type { EmbeddedConnection } from './db/embedded/start-embedded-postgres.ts'
import { enqueue } from './jobs/enqueue.ts'
import { findPostmaster } from './db/embedded/orphan.ts'
import { aUser } from './testing/rows/builders.ts'
import { createTestDatabase } from './testing/databases/database.ts'
import { program } from './testing/apps/programs.ts'
import { startProcess } from './testing/apps/start-process.ts'
import { tempFolder } from './testing/files/temp-folder.ts'
import { isFull } from './testing/proofs.ts'

// These tests start whole processes, each with its own PostgreSQL.
vi.setConfig({ testTimeout: 180_000 })

// The first test creates the database, the others reuse it.
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sohbet-main-'))
  chmodSync(dataDir, 0o755)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function start(
  command: string,
  args: string[],
  { env, cwd }: { env?: Record<string, string>; cwd?: string } = {},
) {
  // A stop waits for the current step of the start, which takes long on a busy machine
  const surroundings = { NODE_ENV: 'development', DATA_DIR: dataDir, PORT: '0', STOP_SECONDS: '120', ...env }
  const started = startProcess(command, args, { env: surroundings, ...(cwd && { cwd }) })
  const url = async () => /ready at (\S+)/.exec(await started.said('newcomer@sohbet.test'))?.[1] ?? ''
  return { ...started, url }
}
const startMain = (env: Record<string, string> = {}) => start(process.execPath, program('main'), { env })

/** Processes that use a data folder: the app and its PostgreSQL. */
async function atWork(folder = dataDir) {
  const cluster = clusterOf(folder)
  return { app: findHolder(ownerOf(cluster))?.pid, postgres: await findPostmaster(cluster) }
}
const none = { app: undefined, postgres: undefined }

test('starts, prints its URL and the demo accounts, refuses a second start, and stops gracefully', async () => {
  const app = startMain()
  const url = await app.url()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)

  const second = startMain()
  await second.said(`Sohbet is already running at ${url} (process ${app.child.pid})`)
  expect((await second.ended).code).toBe(0)

  // A request that is half received when the signals come is still answered.
  const body = JSON.stringify({ email: 'admin@sohbet.test', password: 'sohbet-demo' })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const underWay = request(`${url}/api/auth/login`, { method: 'POST', headers })
  underWay.flushHeaders()
  await once(underWay, 'continue')
  // Browsers connect in advance; the server does not wait for a connection without a request.
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await once(silent, 'connect')
  app.child.kill('SIGINT')
  await app.said('"stopping"')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) app.child.kill(signal)
  underWay.end(body)
  const [answer] = await once(underWay, 'response')
  expect(answer).toMatchObject({ statusCode: 200 })
  expect((await app.ended).code).toBe(0)
  expect(await atWork()).toEqual(none)
})

test.runIf(isFull)('SIGTERM during the first start leaves no process behind', async () => {
  const folder = tempFolder()
  const app = startMain({ DATA_DIR: folder })
  await expect
    .poll(() => readdirSync(folder).some((name) => name.startsWith('postgres.new-')), { timeout: 150_000 })
    .toBe(true)
  app.child.kill('SIGTERM')
  const { code, output } = await app.ended
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('"stopping"') })
  expect(await atWork(folder)).toEqual(none)
  expect(readdirSync(folder).toSorted()).toEqual(['postgres'])
})

test.runIf(isFull)('a signal to npm ends every process of npm start', async () => {
  const folder = tempFolder()
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  await mkdir(join(folder, 'scripts'))
  await writeFile(
    join(folder, 'scripts', 'start.mjs'),
    `await import(${JSON.stringify(program('main').at(-1))})`,
  )

  const npm = start('npm', ['start'], { cwd: folder })
  await npm.url()
  const { app, postgres } = await atWork()
  if (app === undefined || postgres === undefined) throw new Error('It is not running')
  expect(app).not.toBe(npm.child.pid)
  npm.child.kill('SIGTERM')
  await npm.ended
  // The processes may end a moment later than npm itself
  await expect.poll(() => [app, postgres].filter((pid) => isAlive({ pid })), { timeout: 30_000 }).toEqual([])
})

test('reports a port in use in one line and stops PostgreSQL', async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { code, output } = await startMain({ PORT: String(port), LOG_LEVEL: 'silent' }).ended
  expect({ code, output }).toEqual({ code: 1, output: `Port ${port} is in use; set PORT to another\n` })
  expect(await atWork()).toEqual(none)
})

const urlOf = ({ user, database, host }: EmbeddedConnection) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`

test.runIf(isFull)('several apps run on one DATABASE_URL and stop on SIGTERM and SIGHUP', async () => {
  const { db, connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  await aUser(db) // a school with a user gets no demo data, which would take longer than both starts
  const DATABASE_URL = urlOf(connection)
  const signals = ['SIGTERM', 'SIGHUP'] as const
  const apps = signals.map((signal) => ({ signal, ...startMain({ DATABASE_URL }) }))
  const urls = await Promise.all(apps.map((app) => app.url()))
  expect(new Set(urls).size).toBe(2)
  for (const { child, ended, signal } of apps) {
    child.kill(signal)
    expect((await ended).code).toBe(0)
  }
})

test.each([
  {
    kind: 'an unreleased',
    change: `UPDATE drizzle.__drizzle_migrations SET hash = 'of an earlier commit'`,
    sentence:
      'This database was made by an unreleased version of Sohbet and cannot be upgraded: set DATA_DIR to a new folder, or DATABASE_URL to an empty database, and start again\n',
  },
  {
    kind: 'a newer',
    change: `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)`,
    sentence:
      'This database was made by a newer version of Sohbet: start that version, or restore the backup from before its update (docs/operations.md, "Updating")\n',
  },
])('refuses a database of $kind version in one sentence without a stack', async ({ change, sentence }) => {
  const { connection, pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await pool.query(change)
  const { code, output } = await startMain({ DATABASE_URL: urlOf(connection), LOG_LEVEL: 'silent' }).ended
  expect({ code, output }).toEqual({ code: 1, output: sentence })
})

test.runIf(isFull)('stops in time although a long job is running; the next run repeats the job', async () => {
  const { db, connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  await aUser(db)
  await enqueue(db, 'send-reminders', {})
  const waiting = async () =>
    (
      await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount
  await db.transaction(async (db) => {
    await db.execute(sql`insert into sweeps (name) values ('reminders')`)
    const app = startMain({ DATABASE_URL: urlOf(connection), STOP_SECONDS: '8' })
    await app.url()
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    app.child.kill('SIGTERM')
    expect((await app.ended).code).toBe(0)
  })
})

test('reports missing settings in production and changes nothing', async () => {
  const untouched = join(dataDir, 'untouched')
  const { code, output } = await startMain({ NODE_ENV: 'production', DATA_DIR: untouched }).ended
  expect(code).toBe(1)
  expect(output).toContain('SESSION_SECRET: must be set in production')
  expect(existsSync(untouched)).toBe(false)
})
