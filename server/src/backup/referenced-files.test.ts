import { readdir } from 'node:fs/promises'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { expect, onTestFinished, test } from 'vitest'
import { localFiles } from '../adapters/files/local.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'
import type { Db } from '../db/connect.ts'
import { schoolBrand } from '../db/tables/core/school-brand.ts'
import { siteDrafts, siteVersions } from '../db/tables/core/site.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { sessionMaterials } from '../db/tables/learning/session-materials.ts'
import { aCourse, aModule } from '../testing/rows/catalogue.ts'
import { aResource } from '../testing/rows/resources.ts'
import { makeBackup } from './make-backup.ts'

const now = new Date('2026-03-02T09:00:00Z')

const missing = `${'0'.repeat(32)}.pdf`
const link = `/api/resources/files/${missing}`
const content = { stories: [{ picture: `/api/site/files/${missing}` }] }
const pictures = { ...defaultBrand.pictures, card: missing }

test.each<[string, string, (db: Db) => Promise<unknown>]>([
  ['resource', 'resources', (db) => aResource(db, { type: 'pdf', link })],
  ['video of a module', 'resources', (db) => aModule(db, { videoSource: link })],
  [
    'stored video of a module',
    'module_videos',
    (db) => aModule(db, { videoSource: `/api/courses/videos/${missing}` }),
  ],
  [
    'brand',
    'brand',
    (db) =>
      db.insert(schoolBrand).values({ data: { ...defaultBrand, pictures }, revision: 1, updatedAt: now }),
  ],
  [
    'draft of a page',
    'site',
    (db) => db.insert(siteDrafts).values({ page: 'home', content, updatedAt: now }),
  ],
  [
    'published page',
    'site',
    (db) => db.insert(siteVersions).values({ page: 'home', content, number: 1, publishedAt: now }),
  ],
  [
    'replay of a live session',
    'resources',
    async (db) => {
      const { id: courseId } = await aCourse(db)
      const slot = { courseId, day: '2026-02-23', minute: 725 }
      await db.insert(liveSessions).values({ ...slot, replayLink: link, changedAt: now })
    },
  ],
  [
    'material of a live session',
    'session_materials',
    async (db) => {
      const { id: courseId } = await aCourse(db)
      const slot = { courseId, day: '2026-02-23', minute: 725 }
      const file = { title: 'Notes', link: `/api/sessions/materials/${missing}`, bytes: 9 }
      await db.insert(sessionMaterials).values({ ...slot, ...file, createdAt: now })
    },
  ],
])('a backup fails when the file of a %s is missing', async (_, folder, insertRow) => {
  const school = await createTestDatabase()
  onTestFinished(school.drop)
  await insertRow(school.db)
  const into = tempFolder()
  const files = localFiles(tempFolder())
  await expect(makeBackup({ connection: school.connection, files, into, now })).rejects.toThrow(
    `Rows refer to 1 files that are missing: ${folder}/${missing}`,
  )
  expect(await readdir(into)).toEqual([])
})
