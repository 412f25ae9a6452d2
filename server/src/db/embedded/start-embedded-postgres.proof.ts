import { existsSync, mkdtempSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { CannotStart } from './cannot-start.ts'
import { findPostmaster } from './orphan.ts'
import { isAlive } from './claim.mjs'
import { DataFolderInUse, startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts'
import { madeDataFolder } from '../../testing/files/made-data-folder.ts'
import { recordingLog, tempFolder } from '../../testing/files/temp-folder.ts'

vi.setConfig({ testTimeout: 180_000 })
const isRoot = process.getuid?.() === 0

// In a private checkout the programs are copied too: once for all these tests.
const copies = mkdtempSync(join(tmpdir(), 'sohbet-test-'))
afterAll(() => rm(copies, { recursive: true, force: true }))

async function start(dataDir: string, { fallbackDir = copies, log = recordingLog(), durable = false } = {}) {
  const postgres = await startEmbeddedPostgres({ dataDir, durable, log, fallbackDir })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

async function runningPid(cluster: string): Promise<number> {
  const pid = await findPostmaster(cluster)
  if (pid === undefined) throw new Error('PostgreSQL is not running')
  return pid
}

test("a fresh folder gets a UTF-8 database, independent of the machine's locale", async () => {
  const postgres = await start(tempFolder())
  const settings = await query(
    postgres,
    `SELECT pg_encoding_to_char(encoding), datlocprovider, datlocale, datcollate
       FROM pg_database WHERE datname = current_database()`,
  )
  expect(settings).toEqual(['UTF8', 'b', 'C.UTF-8', 'C'])
  expect(await query(postgres, `SELECT lower('IŞIK'), 'INGILIZ' ILIKE 'ingiliz'`)).toEqual(['işik', true])
})

test('an existing folder keeps its data', async () => {
  const dataDir = tempFolder()
  const first = await start(dataDir)
  await query(first, `CREATE TABLE kept AS SELECT 'merhaba' AS word`)
  await first.stop()
  expect(await query(await start(dataDir), 'SELECT word FROM kept')).toEqual(['merhaba'])
})

test('is durable by default, and never listens on a network', async () => {
  const postgres = await start(await madeDataFolder(), { durable: true })
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await query(postgres, `SHOW ${setting}`)).toEqual(['on'])
  }
  expect(await query(postgres, 'SHOW listen_addresses')).toEqual([''])
  expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700)
})

test('stops without leaving a process, a socket or a claim behind', async () => {
  const dataDir = await madeDataFolder()
  const postgres = await start(dataDir)
  const pid = await runningPid(join(dataDir, 'postgres'))
  await postgres.stop()
  expect(isAlive({ pid })).toBe(false)
  expect(existsSync(postgres.connection.host)).toBe(false)
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

test('refuses a data folder in use, and leaves its app alone', async () => {
  const dataDir = await madeDataFolder()
  const first = await start(dataDir)
  await expect(start(dataDir)).rejects.toThrow(DataFolderInUse)
  await first.announce('http://localhost:3100')
  await expect(start(dataDir)).rejects.toMatchObject({
    message: `The database of this data folder is in use by another process (${process.pid})`,
    holder: { pid: process.pid, url: 'http://localhost:3100' },
  })
  expect(await query(first, 'SELECT 1')).toEqual([1])
})

test('restarts by itself after PostgreSQL was killed', async () => {
  const dataDir = await madeDataFolder()
  const log = recordingLog()
  const postgres = await start(dataDir, { log, durable: true })
  await query(postgres, `CREATE TABLE kept AS SELECT 7 AS number`)
  process.kill(await runningPid(join(dataDir, 'postgres')), 'SIGKILL')
  await expect
    .poll(() => query(postgres, 'SELECT number FROM kept').catch(() => 'away'), {
      timeout: 30_000,
      interval: 20,
    })
    .toEqual([7])
  expect(log.messages).toContain('PostgreSQL ended unexpectedly, starting it again')
})

test('a start that was killed while creating the database does no harm', async () => {
  const dataDir = await madeDataFolder()
  await rm(join(dataDir, 'postgres', 'PG_VERSION'))
  // The leftover of such a start, under its temporary name.
  await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.new-1'))
  expect(await query(await start(dataDir), 'SELECT 1')).toEqual([1])
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.owner'])
})

test('refuses a socket folder that another user could read', async () => {
  const dataDir = await madeDataFolder()
  const first = await start(dataDir)
  const { host } = first.connection
  await first.stop()
  await mkdir(host)
  onTestFinished(() => rm(host, { recursive: true, force: true }))
  await chmod(host, 0o777)
  await expect(start(dataDir)).rejects.toThrow('is not a private folder of its user')
})

test.runIf(isRoot)('under root PostgreSQL runs as the system user nobody', async () => {
  const dataDir = await madeDataFolder()
  await start(dataDir)
  const pid = await runningPid(join(dataDir, 'postgres'))
  expect(statSync(`/proc/${pid}`).uid).toBe(statSync(join(dataDir, 'postgres')).uid)
  expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
})

test.runIf(isRoot)('under root in a private folder it stores the data elsewhere and logs it', async () => {
  const dataDir = join(tempFolder({ mode: 0o700 }), 'data')
  const fallbackDir = tempFolder()
  const log = recordingLog()
  const first = await start(dataDir, { fallbackDir, log })
  await query(first, 'CREATE TABLE kept AS SELECT 7 AS number')
  const cluster = readlinkSync(join(dataDir, 'postgres'))
  expect(cluster.startsWith(fallbackDir)).toBe(true)
  expect(log.messages.join('\n')).toContain(`so the database is kept in ${cluster}`)
  await first.stop()
  expect(await query(await start(dataDir, { fallbackDir }), 'SELECT number FROM kept')).toEqual([7])
})

test.runIf(isRoot)('an emptied data folder starts again', async () => {
  const dataDir = join(tempFolder({ mode: 0o700 }), 'data')
  const fallbackDir = tempFolder()
  const first = await start(dataDir, { fallbackDir })
  await query(first, 'CREATE TABLE kept AS SELECT 7 AS number')
  await first.stop()
  await rm(dataDir, { recursive: true })
  const second = await start(dataDir, { fallbackDir })
  expect(await query(second, `SELECT to_regclass('kept')`)).toEqual([null])
})

test.runIf(isRoot)('refuses a database in a folder that became private, and leaves it alone', async () => {
  const folder = tempFolder()
  const dataDir = join(folder, 'data')
  const fallbackDir = tempFolder()
  const first = await start(dataDir, { fallbackDir })
  await query(first, 'CREATE TABLE kept AS SELECT 7 AS number')
  await first.stop()
  await chmod(folder, 0o700)
  const refused = start(dataDir, { fallbackDir })
  await expect(refused).rejects.toThrow(CannotStart)
  await expect(refused).rejects.toThrow(`The database is in ${dataDir}/postgres, where PostgreSQL's user`)
  await chmod(folder, 0o755)
  expect(await query(await start(dataDir, { fallbackDir }), 'SELECT number FROM kept')).toEqual([7])
})
