import { readdir } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { localFiles } from '../adapters/files/local.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'
import type { Db } from '../db/connect.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { aCourse, aModule } from '../testing/rows/catalogue.ts'
import { aResource } from '../testing/rows/resources.ts'
import { makeBackup } from './make-backup.ts'

const now = new Date('2026-03-02T09:00:00Z')

const missing = `${'0'.repeat(32)}.pdf`
const link = `/api/resources/files/${missing}`

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['resource', (db) => aResource(db, { type: 'pdf', link })],
  ['video of a module', (db) => aModule(db, { videoSource: link })],
  [
    'replay of a live session',
    async (db) => {
      const { id: courseId } = await aCourse(db)
      const slot = { courseId, day: '2026-02-23', minute: 725 }
      await db.insert(liveSessions).values({ ...slot, replayLink: link, changedAt: now })
    },
  ],
])('a backup fails when the file of a %s is missing', async (_, insertRow) => {
  const school = await createTestDatabase()
  onTestFinished(school.drop)
  await insertRow(school.db)
  const into = tempFolder()
  const files = localFiles(tempFolder())
  await expect(makeBackup({ connection: school.connection, files, into, now })).rejects.toThrow(
    `Rows refer to 1 files that are missing: resources/${missing}`,
  )
  expect(await readdir(into)).toEqual([])
})
