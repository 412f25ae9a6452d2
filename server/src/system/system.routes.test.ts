import { getSystem } from '@sohbet/contract/core/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backups } from '../db/tables/core/backups.ts'
import { serviceChecks } from '../db/tables/core/service-checks.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('an admin reads what works, what waits and what the last backup was', async () => {
  const { db, clock } = server
  const at = new Date(clock.now.getTime() - 60_000)
  await db.insert(serviceChecks).values([
    { name: 'mail', checkedAt: at, fault: 'refused', failingSince: at },
    { name: 'stripe', checkedAt: at },
  ])
  await enqueue(db, 'send-mail', { to: 'ayse@example.test', subject: 'a', text: 'a', html: 'a' })
  const stored = { kind: 'nightly' as const, name: 'sohbet-1.tar', place: '/backups', isEncrypted: true }
  await db.insert(backups).values({ ...stored, startedAt: at, finishedAt: at, bytes: 5_000, verifiedAt: at })
  const { status, body } = await server.call(getSystem, {}, { as: await aUserOf(db, 'admin') })
  expect(status).toBe(200)
  const system = getSystem.reply.parse(body)
  expect(system).toMatchObject({
    troubles: ['service'],
    services: [
      { name: 'mail', fault: 'refused', failingSince: at.toISOString() },
      { name: 'stripe', fault: null, failingSince: null },
    ],
    queues: [{ name: 'send-mail', waiting: 1, running: 0, failed: 0, oldestAt: expect.any(String) }],
    backups: {
      schedule: null,
      newest: { name: 'sohbet-1.tar', madeAt: at.toISOString(), bytes: 5_000, verifiedAt: at.toISOString() },
      failure: null,
    },
    versions: { commit: null, node: process.versions.node, postgres: expect.stringMatching(/^18/) },
  })
  expect(system.versions.migrations).toBeGreaterThan(80)
  expect(system.storage.databaseBytes).toBeGreaterThan(1_000_000)
})
