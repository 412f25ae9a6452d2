import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Files } from '../adapters/files/files.ts'
import { localFiles } from '../adapters/files/local.ts'
import type { EmbeddedConnection } from '../db/embedded/start-embedded-postgres.ts'
import { locks } from '../db/locks.ts'
import { migrate } from '../composition/database.ts'
import { appendMigration } from '../testing/databases/append-migration.ts'
import { messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aHandPayment, anEnrollment } from '../testing/rows/selling.ts'
import { aThread } from '../testing/rows/messages.ts'
import { startChild } from '../testing/apps/child-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { createDemoDatabase } from '../testing/databases/demo-database.ts'
import { program } from '../testing/apps/programs.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { readReferencedFiles } from './referenced-files.ts'
import { makeBackup } from './make-backup.ts'
import { withClient } from './with-client.ts'
import { openBackup, restoreBackup as restore } from './restore-backup.ts'
import { isFull } from '../testing/proofs.ts'

const now = new Date('2026-03-02T09:00:00Z')
/** A small school, because most cases do not depend on its size. */
let school: TestDatabase
beforeAll(async () => {
  school = await createTestDatabase()
  await aUser(school.db)
})
afterAll(() => school.drop())

const backUp = (connection: EmbeddedConnection, files = localFiles(tempFolder())) =>
  makeBackup({ connection, files, into: tempFolder(), now })

const restoreBackup = (options: Omit<Parameters<typeof restore>[0], 'migrate'>) =>
  restore({ ...options, migrate })

/** An empty database; a restore replaces it. */
async function aDatabase() {
  const database = `restored_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${database}`)
  onTestFinished(async () => void (await onServer(`DROP DATABASE ${database} WITH (FORCE)`)))
  return { ...inject('testServer'), database }
}

const onServer = (statement: string) => withClient(inject('testServer'), (client) => client.query(statement))

/** A hash of every table's rows, independent of their order. */
async function hashes(connection: EmbeddedConnection) {
  return withClient(connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT count(*) || md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS hash FROM "${name}" t`,
      )
      found[name] = rows[0]?.hash ?? ''
    }
    return found
  })
}

/** The demo school fills every table; a payment is enough for the rules of the database. */
async function aSchoolToRestore(): Promise<TestDatabase> {
  if (isFull) return createDemoDatabase()
  const small = await createTestDatabase()
  const [learner, course] = await Promise.all([aUser(small.db, { username: 'Işıl' }), aCourse(small.db)])
  const { id } = await anEnrollment(small.db, { userId: learner.id, courseId: course.id })
  await aHandPayment(small.db, { enrollmentId: id })
  return small
}

test('a restored school has the same rows and files', async () => {
  const source = await aSchoolToRestore()
  onTestFinished(source.drop)
  const files = localFiles(tempFolder())
  const referenced = await withClient(source.connection, readReferencedFiles)
  const names = [...new Set(['user_photos/a.jpg', 'documents/b.pdf', ...referenced])]
  for (const name of names) await files.put(name, Buffer.from(`${name} \u0000ğ`))
  await source.db.execute(
    sql`INSERT INTO pgboss.job (name, data) SELECT name, '{"a": "é\\t\\n"}' FROM pgboss.queue WHERE name = 'send-mail'`,
  )
  const made = await backUp(source.connection, files)
  expect(made.folder).toMatch(/sohbet-2026-03-02T09-00-00Z$/)
  const connection = await aDatabase()
  const restoredFiles = localFiles(tempFolder())
  await restoreBackup({
    connection,
    files: restoredFiles,
    backup: await openBackup(made.folder),
    overwrite: false,
  })

  expect(await hashes(connection)).toEqual(await hashes(source.connection))
  expect((await restoredFiles.list()).toSorted()).toEqual((await files.list()).toSorted())
  expect(made.files).toBe(names.length)
  const jobs = await withClient(connection, (client) =>
    client.query(`SELECT data FROM pgboss.job WHERE name = 'send-mail'`),
  )
  expect(jobs.rows).toEqual([{ data: { a: 'é\t\n' } }])
  // Keys, triggers and schema are those of a migrated school
  await migrate(connection)
  await expect(withClient(connection, (client) => client.query('DELETE FROM money_ledger'))).rejects.toThrow(
    /append|changed|added/i,
  )
})

test.runIf(isFull)('a backup is a consistent snapshot while writers are active', async () => {
  const writing = new AbortController()
  // Each writer inserts two rows in one transaction
  const writers = Array.from({ length: 4 }, async () => {
    while (!writing.signal.aborted) {
      const mark = randomUUID()
      await school.db.transaction(async (db) => {
        await aUser(db, { email: `${mark}@pair.test` })
        await aThread(db, { kind: 'contact', visitorEmail: `${mark}@pair.test` })
      })
    }
  })
  await expect
    .poll(() => school.db.$count(messageThreads, like(messageThreads.visitorEmail, '%@pair.test')), {
      timeout: 30_000,
    })
    .toBeGreaterThan(20)
  const made = await backUp(school.connection)
  writing.abort()
  await Promise.all(writers)
  const connection = await aDatabase()
  await restoreBackup({
    connection,
    files: localFiles(tempFolder()),
    backup: await openBackup(made.folder),
    overwrite: false,
  })
  const { rows } = await withClient(connection, (client) =>
    client.query(`SELECT count(*) FILTER (WHERE m.email IS NULL OR u.email IS NULL)::int AS alone, count(*)::int AS pairs
      FROM (SELECT email FROM users WHERE email LIKE '%@pair.test') u
      FULL JOIN (SELECT visitor_email AS email FROM message_threads WHERE visitor_email LIKE '%@pair.test') m USING (email)`),
  )
  expect(rows[0]).toMatchObject({ alone: 0 })
  expect(rows[0].pairs).toBeGreaterThan(10)
})

test.runIf(isFull)('a backup that waited for a migration contains the migrated school', async () => {
  const migrated = await createTestDatabase()
  onTestFinished(migrated.drop)
  const { email } = await aUser(migrated.db)
  const made = await withClient(migrated.connection, async (migration) => {
    await migration.query('SELECT pg_advisory_lock($1)', [locks.migrations])
    const backup = backUp(migrated.connection)
    const waiting = `SELECT 1 FROM pg_stat_activity
      WHERE datname = '${migrated.connection.database}' AND wait_event = 'advisory'`
    await expect.poll(async () => (await onServer(waiting)).rows.length, { timeout: 30_000 }).toBe(1)
    // Every row gets a new value, so the table is rewritten: a snapshot from before would see it empty
    await migration.query('ALTER TABLE users ADD COLUMN moved uuid DEFAULT gen_random_uuid()')
    await migration.query('SELECT pg_advisory_unlock($1)', [locks.migrations])
    return backup
  })
  const rows = gunzipSync(await readFile(join(made.folder, 'tables', 'users.copy.gz'))).toString()
  expect(rows).toContain(email)
})

test('a restore refuses to replace a school without --overwrite, and a running one', async () => {
  const { folder } = await backUp(school.connection)
  const other = await createTestDatabase()
  const someone = await aUser(other.db)
  const files = localFiles(tempFolder())
  const backup = await openBackup(folder)
  const restore = (overwrite: boolean) =>
    restoreBackup({ connection: other.connection, files, backup, overwrite })
  await expect(restore(true)).rejects.toThrow('The database is in use: stop the app first')
  await other.pool.end()
  const used = `SELECT 1 FROM pg_stat_activity WHERE datname = '${other.connection.database}'`
  // The server ends the connections a moment later
  await expect.poll(async () => (await onServer(used)).rows, { timeout: 30_000 }).toEqual([])
  await expect(restore(false)).rejects.toThrow('There is a school already: to replace it, say --overwrite')
  await files.put('user_photos/old.jpg', new Uint8Array([1]))
  await restore(true)
  expect(await files.list()).toEqual([])
  const { rows } = await withClient(other.connection, (client) =>
    client.query('SELECT id FROM users WHERE id = $1', [someone.id]),
  )
  expect(rows).toEqual([])
  await onServer(`DROP DATABASE ${other.connection.database} WITH (FORCE)`)
})

test('a restore refuses to replace another school’s files without --overwrite', async () => {
  const own = localFiles(tempFolder())
  await own.put('user_photos/a.jpg', new Uint8Array([1]))
  const { folder } = await backUp(school.connection, own)
  const connection = await aDatabase()
  const backup = await openBackup(folder)
  const restore = (files: Files) => restoreBackup({ connection, files, backup, overwrite: false })
  for (const [name, byte] of [
    ['user_photos/a.jpg', 2],
    ['user_photos/later.jpg', 1],
  ] as const) {
    const others = localFiles(tempFolder())
    await others.put(name, new Uint8Array([byte]))
    await expect(restore(others)).rejects.toThrow(
      'There are files of a school already: to replace them, say --overwrite',
    )
    expect(await others.read(name)).toEqual(new Uint8Array([byte]))
  }
})

test.runIf(isFull)('after a stop between rows and files, the next restore repairs the files', async () => {
  const own = localFiles(tempFolder())
  await own.put('user_photos/a.jpg', new Uint8Array([1]))
  const { folder } = await backUp(school.connection, own)
  const connection = await aDatabase()
  const files = localFiles(tempFolder())
  await files.put('user_photos/old.jpg', new Uint8Array([2]))
  const stopped = { ...files, remove: async () => Promise.reject(new Error('stopped')) }
  const backup = await openBackup(folder)
  const restore = (into: Files) => restoreBackup({ connection, files: into, backup, overwrite: true })
  await expect(restore(stopped)).rejects.toThrow('stopped')
  expect(await hashes(connection)).toEqual(await hashes(school.connection))

  await restore(files)
  expect(await files.list()).toEqual(['user_photos/a.jpg'])
})

test('a damaged, incomplete, newer or unreleased backup cannot be opened', async () => {
  const { folder } = await backUp(school.connection)
  await expect(openBackup(tempFolder())).rejects.toThrow('There is no backup in')

  const damaged = join(tempFolder(), 'damaged')
  await cp(folder, damaged, { recursive: true })
  await writeFile(join(damaged, 'tables', 'users.copy.gz'), 'x')
  await expect(openBackup(damaged)).rejects.toThrow('users.copy.gz is missing or damaged')

  const backupAfter = async (statement: string) => {
    const other = await createTestDatabase()
    onTestFinished(other.drop)
    await other.pool.query(statement)
    return backUp(other.connection)
  }
  const newer = await backupAfter(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9999999999999)`,
  )
  await expect(openBackup(newer.folder)).rejects.toThrow('made by a newer version')
  const unreleased = await backupAfter(
    `UPDATE drizzle.__drizzle_migrations SET hash = 'of an earlier commit'`,
  )
  await expect(openBackup(unreleased.folder)).rejects.toThrow(
    'This backup was made by an unreleased version of Sohbet and cannot be upgraded: restore it with the commit that made it',
  )
})

test('a backup of an earlier version is migrated', async () => {
  const files = localFiles(tempFolder())
  const { folder } = await backUp(school.connection, files)
  const migrationsFolder = await appendMigration(`
    ALTER TABLE users ADD COLUMN nickname text;
    --> statement-breakpoint
    UPDATE users SET nickname = upper(username)`)
  const connection = await aDatabase()
  const backup = await openBackup(folder)
  await restoreBackup({ connection, files, backup, overwrite: false, migrationsFolder })
  const { rows } = await withClient(connection, (client) =>
    client.query(`SELECT count(*)::int AS rows, count(nickname)::int AS moved FROM users`),
  )
  const people = await school.db.$count(users)
  expect(rows).toEqual([{ rows: people, moved: people }])
})

test.runIf(isFull)(
  'kill -9 during a restore leaves the old school, and the next restore is complete',
  async () => {
    const files = localFiles(tempFolder())
    const { folder } = await backUp(school.connection, files)
    const old = await createTestDatabase()
    await aUser(old.db, { email: 'old@school.test' })
    await old.pool.end()
    const { host, user, port, database } = old.connection
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: tempFolder(),
    }
    const restore = () => startChild([...program('restore'), folder, '--overwrite'], { env })
    const before = await hashes(old.connection)
    const killed = restore()
    await expect
      .poll(
        async () =>
          (await onServer(`SELECT 1 FROM pg_stat_activity WHERE datname = '${database}_restoring'`)).rows
            .length,
        { timeout: 30_000, interval: 5 },
      )
      .toBeGreaterThan(0)
    killed.kill('SIGKILL')
    await killed.ended()
    expect(await hashes(old.connection)).toEqual(before)

    const again = restore()
    expect([await again.ended(), again.errors()]).toEqual([{ code: 0, signal: null }, ''])
    expect(await hashes(old.connection)).toEqual(await hashes(school.connection))
    expect(await school.db.$count(users, eq(users.email, 'old@school.test'))).toBe(0)
    await onServer(`DROP DATABASE ${database} WITH (FORCE)`)
  },
)

test('a failed backup leaves no files, and the next one removes the draft of a killed one', async () => {
  const into = tempFolder()
  const others = ['notes', 'sohbet-2026-03-01T03-00-00Z', 'sohbet-2026-03-02T08-59-00Z.partial', 'z.partial']
  for (const name of [...others, 'sohbet-2026-03-01T03-15-00Z.partial'])
    await mkdir(join(into, name, 'tables'), { recursive: true })
  const broken = { ...localFiles(tempFolder()), list: async () => Promise.reject(new Error('away')) }
  await expect(makeBackup({ connection: school.connection, files: broken, into, now })).rejects.toThrow(
    'away',
  )
  expect((await readdir(into)).toSorted()).toEqual(others)
  await rm(into, { recursive: true })
})
