import { readdir } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { localFiles } from '../adapters/files/local.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'
import { aResource } from '../testing/rows/resources.ts'
import { makeBackup } from './make-backup.ts'

const now = new Date('2026-03-02T09:00:00Z')

test('a backup fails when a file that a row refers to is missing', async () => {
  const missing = `${'0'.repeat(32)}.pdf`
  const school = await createTestDatabase()
  onTestFinished(school.drop)
  await aResource(school.db, { type: 'pdf', link: `/api/resources/files/${missing}` })
  const into = tempFolder()
  const files = localFiles(tempFolder())
  await expect(makeBackup({ connection: school.connection, files, into, now })).rejects.toThrow(
    `Rows refer to 1 files that are missing: resources/${missing}`,
  )
  expect(await readdir(into)).toEqual([])
})
