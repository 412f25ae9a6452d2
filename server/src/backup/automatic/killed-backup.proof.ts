import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { localFiles } from '../../adapters/files/local.ts'
import { startChild } from '../../testing/apps/child-app.ts'
import { program } from '../../testing/apps/programs.ts'
import { createTestDatabase } from '../../testing/databases/database.ts'
import { tempFolder } from '../../testing/files/temp-folder.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { unpackArchive, isSealedName } from '../archive/archive.ts'
import { readBackupState } from '../backup-state.reads.ts'
import { folderPlace } from '../places/folder-place.ts'

const passphrase = 'the passphrase of the school'

/** A school with 60 MB of uploads, so that a backup takes a while. */
async function aLargeSchool() {
  const school = await createTestDatabase()
  onTestFinished(school.drop)
  await aUser(school.db)
  const [dataDir, to] = [tempFolder(), tempFolder()]
  const files = localFiles(join(dataDir, 'files'))
  for (let number = 0; number < 30; number++)
    await files.put(`documents/${number}.pdf`, randomBytes(2 * 1024 * 1024))
  const { host, user, port, database } = school.connection
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: dataDir,
    BACKUP_TO: to,
    BACKUP_PASSPHRASE: passphrase,
  }
  return { school, to, start: (...args: string[]) => startChild([...program('backup'), ...args], { env }) }
}

const isWhole = async (folder: string, name: string) => {
  const archive = { isSealed: isSealedName(name), passphrase, into: tempFolder() }
  const digests = await unpackArchive(folderPlace(folder).read(name), archive)
  return digests.has('manifest.json')
}

test('kill -9 at many moments of a backup leaves no half archive, and the next backup is whole', async () => {
  const { school, to, start } = await aLargeSchool()
  let kills = 0
  for (let round = 0; round < 8; round++) {
    const running = start('--now')
    // From the first byte of the draft to its last
    const isWriting = async () => (await readdir(to)).some((name) => name.endsWith('.partial'))
    await expect.poll(isWriting, { timeout: 60_000, interval: 2 + round * 7 }).toBe(true)
    running.kill('SIGKILL')
    const { signal } = await running.ended()
    if (signal === 'SIGKILL') kills++
    for (const name of (await readdir(to)).filter((one) => !one.endsWith('.partial')))
      expect(await isWhole(to, name)).toBe(true)
  }
  expect(kills).toBeGreaterThan(4)
  const last = start('--now', '--verify')
  expect([await last.ended(), last.errors()]).toEqual([{ code: 0, signal: null }, ''])
  const names = await readdir(to)
  expect(names.filter((name) => name.endsWith('.partial'))).toEqual([])
  const { newest } = await readBackupState(school.db)
  expect(names).toContain(newest?.name)
  expect(newest?.verifiedAt).not.toBeNull()
})

test('of two processes one makes the backup, and the other says so', async () => {
  const { to, start } = await aLargeSchool()
  const both = [start('--now'), start('--now')]
  const ends = await Promise.all(both.map((one) => one.ended()))
  expect(ends.map(({ code }) => `code ${code}`).toSorted()).toEqual(['code 0', 'code 1'])
  expect(both.map((one) => one.errors()).join('')).toContain(
    'Another process is making or verifying a backup',
  )
  expect(await readdir(to)).toHaveLength(1)
})
