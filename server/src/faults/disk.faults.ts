import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aPhoto } from '../testing/files/pictures.ts'
import { startSchool, untilReady } from './school.ts'
import { report, times } from './size.ts'
import { mountVolume } from './volume.ts'
import { startWriters } from './writers.ts'

/** A volume that can be filled. Fails where mounting is not allowed, unless the row is skipped explicitly. */
function aVolume(megabytes: number, skip: (why: string) => never) {
  const volume = mountVolume(megabytes)
  if (!volume && process.env['FAULTS_WITHOUT_DISK'] === '1') skip('only root may mount a volume')
  if (!volume) throw new Error('Only root may mount a volume: FAULTS_WITHOUT_DISK=1 leaves row 27 out')
  onTestFinished(() => volume.unmount())
  return volume
}

test('row 27: an upload on a full disk fails clearly, leaves no file, and works again later', async ({
  skip,
}) => {
  const volume = aVolume(64, skip)
  const school = await startSchool({ env: { DATA_DIR: volume.folder } })
  onTestFinished(() => school.stop())
  const [learner] = await school.learners(1)
  if (!learner) throw new Error('the school has no learner')
  const upload = async () => {
    const form = new FormData()
    form.append('id', learner.userId)
    form.append('type', 'user_photos')
    form.append('image', await aPhoto())
    const url = `${school.apps[0]?.url()}/api/images/upload`
    const answer = await fetch(url, {
      method: 'POST',
      body: form,
      headers: school.headers(learner.sessionId),
    })
    await answer.text()
    return answer.status
  }
  const storedPhotos = () => readdir(join(volume.folder, 'files', 'user_photos')).catch(() => [])
  expect(await upload()).toBeLessThan(300)
  const before = await storedPhotos()
  volume.fill()
  expect(await upload()).toBe(503)
  expect(await storedPhotos()).toEqual(before)
  await untilReady(school.apps[0]?.url() ?? '')
  volume.empty()
  expect(await upload()).toBeLessThan(300)
  report(27, 'uploads on a full 64 MB volume: 503, no partial file, recovers')
})

test('row 27: a database on a full disk loses nothing and recovers', async ({ skip }) => {
  // A cluster and its log alone are larger than 64 MB
  const volume = aVolume(400, skip)
  const school = await startSchool({ folder: volume.folder })
  onTestFinished(() => school.stop())
  const writers = await startWriters(school, times(50))
  await expect.poll(() => writers.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(5)
  const beforeFull = writers.refused()
  // Repeatedly, because PostgreSQL frees a little space when it cleans up
  await expect
    .poll(
      () => {
        volume.fill()
        return writers.refused()
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(beforeFull)
  volume.empty()
  const away = await Promise.all(school.apps.map((app) => untilReady(app.url())))
  const atReturn = writers.acknowledged()
  await expect.poll(() => writers.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(atReturn)
  const result = await writers.stop()
  report(
    27,
    `database on a full disk: ${result.acknowledged} acknowledged, writes refused while it was full, back after ${Math.round(Math.max(...away))} ms`,
  )
  expect(result).toMatchObject({ lost: 0, twice: 0, miscounted: 0, half: [], unexpected: [] })
})
