import { exportUser } from '@sohbet/contract/people/users'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { createTestDatabase } from '../../testing/databases/database.ts'
import { quiet } from '../../testing/quiet.ts'
import { startTestApp } from '../../testing/apps/test-app.ts'
import { personalData, readPersonalData } from './personal-data.ts'

test('an export uses a few connections, however many tables it reads', async () => {
  const database = await createTestDatabase()
  const { db, pool, close } = connect(database.connection, { log: quiet, max: 20 })
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const { id } = await aUser(db)
  let [taken, most] = [0, 0]
  pool.on('acquire', () => (most = Math.max(most, (taken += 1)))).on('release', () => (taken -= 1))
  expect(Object.keys(await readPersonalData(db, id))).toEqual(Object.keys(personalData))
  // Fewer when a busy machine ends reads before others begin
  expect(most).toBeLessThanOrEqual(4)
})

test('an export is limited to ten a minute', async () => {
  const server = await startTestApp({ config: { rateLimit: true } })
  onTestFinished(() => server.stop())
  const user = await aUser(server.db)
  const headers = await server.headersOf(user)
  const statuses: number[] = []
  for (let times = 0; times < 11; times += 1)
    statuses.push((await server.send(exportUser, { params: { id: user.id } }, headers)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})
