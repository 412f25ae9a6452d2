import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backups } from '../db/tables/core/backups.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { readBackupState } from './backup-state.reads.ts'

let school: TestDatabase
beforeAll(async () => {
  school = await createTestDatabase()
})
afterAll(() => school.drop())
beforeEach(async () => void (await school.db.delete(backups)))

const day = (date: number) => new Date(Date.UTC(2026, 2, date, 3))
const started = (date: number) => ({
  kind: 'nightly' as const,
  name: `sohbet-2026-03-0${date}`,
  place: '/backups',
  isEncrypted: true,
  startedAt: day(date),
})
const made = (date: number) => ({ ...started(date), finishedAt: day(date), bytes: date * 1000 })
const failed = (date: number, error: string) => ({ ...started(date), failedAt: day(date), error })

test('a school without backups has an empty state', async () => {
  expect(await readBackupState(school.db)).toEqual({
    newest: null,
    verified: null,
    failure: null,
    verifyFailure: null,
  })
})

test('names the newest complete backup and the newest verified one', async () => {
  await school.db
    .insert(backups)
    .values([{ ...made(1), verifiedAt: day(1) }, made(2), failed(3, 'the disk is full'), started(4)])
  expect(await readBackupState(school.db)).toEqual({
    newest: {
      name: 'sohbet-2026-03-02',
      place: '/backups',
      isEncrypted: true,
      madeAt: day(2),
      bytes: 2000,
      verifiedAt: null,
    },
    verified: expect.objectContaining({ name: 'sohbet-2026-03-01', verifiedAt: day(1) }),
    failure: { at: day(3), error: 'the disk is full' },
    verifyFailure: null,
  })
})

test('forgets a failure after the next success', async () => {
  await school.db.insert(backups).values([failed(1, 'away'), made(2)])
  expect((await readBackupState(school.db)).failure).toBeNull()
})

test('the state of backups shows a failed verification until a later one succeeds', async () => {
  await school.db.insert(backups).values({ ...made(1), verifyFailedAt: day(3), verifyError: 'damaged' })
  const { verifyFailure } = await readBackupState(school.db)
  expect(verifyFailure).toEqual({ at: day(3), error: 'damaged', name: 'sohbet-2026-03-01' })
  await school.db.insert(backups).values({ ...made(2), verifiedAt: day(4) })
  expect((await readBackupState(school.db)).verifyFailure).toBeNull()
})
