import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localFiles } from '../../adapters/files/local.ts'
import { migrate } from '../../composition/database.ts'
import { backups } from '../../db/tables/core/backups.ts'
import { createTestDatabase, onServer, type TestDatabase } from '../../testing/databases/database.ts'
import { recordingLog, tempFolder } from '../../testing/files/temp-folder.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { readBackupState } from '../backup-state.reads.ts'
import { folderPlace } from '../places/folder-place.ts'
import type { BackupPlace } from '../places/place.ts'
import { isSealedName, unpackArchive } from '../archive/archive.ts'
import { createBackups } from './create-backups.ts'
import { verifyBackup } from './verify-backup.ts'

let school: TestDatabase
beforeAll(async () => {
  school = await createTestDatabase()
  await aUser(school.db, { email: 'ayse@example.test' })
})
afterAll(() => school.drop())
beforeEach(async () => void (await school.db.delete(backups)))

const settings = { atMinute: 3 * 60 + 15, keepDays: 3 }

/** Restoring takes seconds, so most tests only read the archive. */
const readWhole: typeof verifyBackup = async ({ place, passphrase }, { name }) => {
  await unpackArchive(place.read(name), { isSealed: isSealedName(name), passphrase, into: tempFolder() })
}

type Options = {
  passphrase?: string
  change?: (place: BackupPlace) => BackupPlace
  verify?: typeof verifyBackup
}

/** Backups of the school into a folder, with a clock of the test. */
function aSchool({ passphrase, change, verify = readWhole }: Options = {}) {
  const folder = tempFolder()
  const dataDir = tempFolder()
  const log = recordingLog()
  const at = { now: new Date('2026-03-02T00:20:00Z') }
  const place = folderPlace(folder)
  const own = createBackups({
    connection: school.connection,
    db: school.db,
    files: localFiles(join(dataDir, 'files')),
    place: change?.(place) ?? place,
    passphrase,
    dataDir,
    settings,
    migrate,
    log,
    clock: () => at.now,
    verify,
  })
  return { own, folder, dataDir, log, at, files: localFiles(join(dataDir, 'files')) }
}

const records = () => school.db.select().from(backups).orderBy(asc(backups.startedAt))

test('makes one backup a night and verifies the first', async () => {
  const { own, folder, dataDir, files, at } = aSchool({
    passphrase: 'the passphrase of the school',
    verify: verifyBackup,
  })
  await files.put('user_photos/a.jpg', new Uint8Array([1, 2, 3]))
  await own.runDue()
  await own.runDue()
  const name = 'sohbet-2026-03-02T00-20-00Z.tar.sealed'
  expect(await readdir(folder)).toEqual([name])
  expect(await readdir(dataDir)).toEqual(['files'])
  const { newest, verified, failure } = await readBackupState(school.db)
  expect(newest).toMatchObject({ name, place: folder, isEncrypted: true, madeAt: at.now, verifiedAt: at.now })
  expect(newest?.bytes).toBe((await readFile(join(folder, name))).length)
  expect([verified?.name, failure]).toEqual([name, null])

  at.now = new Date('2026-03-03T00:14:00Z')
  await own.runDue()
  expect(await readdir(folder)).toHaveLength(1)
  at.now = new Date('2026-03-03T00:15:00Z')
  await own.runDue()
  expect(await readdir(folder)).toHaveLength(2)
  const { rows } = await onServer((server) =>
    server.query(`SELECT 1 FROM pg_database WHERE datname LIKE '%_verifying'`),
  )
  expect(rows).toEqual([])
})

test('two processes make one backup', async () => {
  const [one, other] = [aSchool(), aSchool()]
  await Promise.all([one.own.runDue(), other.own.runDue()])
  expect(await records()).toHaveLength(1)
  expect([...(await readdir(one.folder)), ...(await readdir(other.folder))]).toHaveLength(1)
})

test('repeats a killed backup, removes its draft, and never takes it for a whole one', async () => {
  const { own, folder, at } = aSchool()
  // As a kill leaves it: a row without an end, and a draft
  await school.db.insert(backups).values({
    kind: 'nightly',
    name: 'sohbet-2026-03-02T00-15-00Z.tar',
    place: folder,
    isEncrypted: false,
    startedAt: new Date('2026-03-02T00:15:00Z'),
  })
  await writeFile(join(folder, 'sohbet-2026-03-02T00-15-00Z.tar.partial'), 'half')
  expect((await readBackupState(school.db)).newest).toBeNull()
  await own.runDue()
  expect(await readdir(folder)).toEqual(['sohbet-2026-03-02T00-20-00Z.tar'])
  expect((await readBackupState(school.db)).newest).toMatchObject({ madeAt: at.now })
})

test('a full disk gives one error, in the log and in the state, and leaves no draft', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const { own, folder, log, at } = aSchool({
    change: (place) => ({
      ...place,
      write: (name, content) => {
        async function* broken() {
          for await (const piece of content) {
            yield piece
            throw full
          }
        }
        return place.write(name, broken())
      },
    }),
  })
  await own.runDue()
  const error = `There is no space left in ${folder}`
  expect(log.messages).toEqual([`The backup failed: ${error}`])
  expect(await readdir(folder)).toEqual([])
  expect(await readBackupState(school.db)).toMatchObject({ newest: null, failure: { at: at.now, error } })
  at.now = new Date('2026-03-02T01:00:00Z')
  await own.runDue()
  expect(log.messages).toHaveLength(1)
  at.now = new Date('2026-03-02T01:20:00Z')
  await own.runDue()
  expect(log.messages).toHaveLength(2)
})

test('refuses to start when the last backup would not fit', async () => {
  const { own, folder, log } = aSchool({
    change: (place) => ({ ...place, freeBytes: async () => 500_000_000 }),
  })
  await own.runDue()
  expect(log.messages).toEqual([expect.stringContaining(`There is no room for a backup in ${folder}`)])
})

test('a damaged archive fails its verification, and stays out of the way of the last good one', async () => {
  const { own, folder, log, at } = aSchool()
  await own.runDue()
  const good = 'sohbet-2026-03-02T00-20-00Z.tar'
  at.now = new Date('2026-03-09T00:20:00Z')
  await own.makeNow()
  const bad = 'sohbet-2026-03-09T00-20-00Z.tar'
  const bytes = await readFile(join(folder, bad))
  await writeFile(join(folder, bad), bytes.subarray(0, bytes.length - 2000))
  await own.runDue()
  expect(log.messages.at(-1)).toBe(
    'The newest backup could not be restored: The backup is damaged or incomplete',
  )
  expect(await readBackupState(school.db)).toMatchObject({
    verified: { name: good },
    verifyFailure: { at: at.now, error: 'The backup is damaged or incomplete', name: bad },
  })
  expect((await readdir(folder)).toSorted()).toEqual([good, bad])
  at.now = new Date('2026-03-10T00:20:00Z')
  await own.runDue()
  // Verified again with the next backup, and only then the old good one may go
  expect(await readBackupState(school.db)).toMatchObject({ verifyFailure: null })
  at.now = new Date('2026-03-20T00:20:00Z')
  await own.runDue()
  const kept = ['sohbet-2026-03-10T00-20-00Z.tar', 'sohbet-2026-03-20T00-20-00Z.tar']
  expect((await readdir(folder)).toSorted()).toEqual(kept)
  expect((await records()).map(({ name }) => name)).toEqual(kept)
})

test('a verification with another passphrase fails', async () => {
  const { own, folder } = aSchool({ passphrase: 'the passphrase of the school' })
  const name = await own.makeNow()
  const other = aSchool({ passphrase: 'another passphrase, mistyped' })
  await school.db.update(backups).set({ place: other.folder }).where(eq(backups.name, name))
  await writeFile(join(other.folder, name), await readFile(join(folder, name)))
  await expect(other.own.verifyNow()).rejects.toThrow('The passphrase is not the one of this backup')
})

test('a stopped backup is no failure and is repeated', async () => {
  const { own, folder, log } = aSchool({
    change: (place) => ({
      ...place,
      write: (name, content, signal) => {
        own.stop()
        return place.write(name, content, signal)
      },
    }),
  })
  await own.runDue()
  expect([log.messages, await readdir(folder)]).toEqual([[], []])
  expect(await readBackupState(school.db)).toMatchObject({ newest: null, failure: null })
  const next = aSchool()
  await next.own.runDue()
  expect(await readdir(next.folder)).toHaveLength(1)
  await rm(next.folder, { recursive: true })
})
