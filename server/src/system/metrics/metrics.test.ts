import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceChecks } from '../../db/tables/core/service-checks.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { createMetrics } from './metrics.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

type Reader = { headers?: Record<string, string>; remoteAddress?: string }
const read = async (app: TestApp['app'], reader: Reader = {}) => {
  const { statusCode, body } = await app.inject({ url: '/metrics', ...reader })
  return {
    status: statusCode,
    lines: body.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  }
}

test('counts calls by the template of their route, never by their address', async () => {
  const { id } = await aUserOf(server.db, 'learner')
  await server.app.inject({ url: `/api/users/${id}` })
  await server.app.inject({ url: '/nowhere/ayse@example.test?token=secret' })
  const { lines } = await read(server.app)
  expect(lines).toContain('http_requests_total{method="GET",route="/api/users/:id",status="401"} 1')
  expect(lines).toContain('http_requests_total{method="GET",route="none",status="404"} 1')
  expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="/api/users/:id"} 1')
  const text = lines.join('\n')
  for (const personal of [id, 'ayse', 'secret']) expect(text).not.toContain(personal)
})

test('the metrics have the queues, the services and the pool of the database', async () => {
  const { db, clock } = server
  await enqueue(db, 'send-mail', { to: 'ayse@example.test', subject: 'a', text: 'a', html: 'a' })
  const checkedAt = new Date(clock.now.getTime() - 60_000)
  await db
    .insert(serviceChecks)
    .values({ name: 'mail', checkedAt, fault: 'unreachable', failingSince: checkedAt })
  const { lines } = await read(server.app)
  expect(lines).toEqual(
    expect.arrayContaining([
      'sohbet_mails_queued 1',
      'sohbet_jobs{job="send-mail",state="waiting"} 1',
      'sohbet_service_up{service="mail"} 0',
      'sohbet_service_checked_seconds{service="mail"} 60',
      'sohbet_database_up 1',
      'sohbet_event_streams 0',
      'sohbet_refunds_ordered 0',
      'sohbet_database_connections{state="awaited"} 0',
    ]),
  )
  expect(lines.some((line) => line.startsWith('sohbet_backup_age_seconds'))).toBe(false)
  await server.workOff()
  expect((await read(server.app)).lines).toContain('sohbet_mails_queued 0')
})

test('others than this machine get 404, also through a proxy of this machine', async () => {
  expect((await read(server.app)).status).toBe(200)
  expect((await read(server.app, { remoteAddress: '::ffff:127.0.0.1' })).status).toBe(200)
  const others: Reader[] = [
    { remoteAddress: '203.0.113.7' },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { via: '1.1 proxy' } },
    { headers: { authorization: 'Bearer undefined' }, remoteAddress: '203.0.113.7' },
  ]
  for (const reader of others) expect((await read(server.app, reader)).status).toBe(404)
})

test('with METRICS_TOKEN set, only a caller with the token reads the metrics, from anywhere', async () => {
  const metricsToken = 'a token of the metrics'
  const app = await startTestApp({ config: { metricsToken } })
  const withToken = (token: string, remoteAddress = '203.0.113.7') =>
    read(app.app, { remoteAddress, headers: { authorization: `Bearer ${token}` } })
  expect((await withToken(metricsToken)).status).toBe(200)
  expect((await withToken('a token of the metricS')).status).toBe(404)
  expect((await read(app.app)).status).toBe(404)
  await app.stop()
})

test('counts mails by their outcome, and other jobs not among them', async () => {
  const metrics = createMetrics()
  metrics.countJob('send-mail', 'done')
  metrics.countJob('send-mail', 'failed')
  metrics.countJob('send-mail', 'failed')
  metrics.countJob('clean-up', 'failed')
  const text = await metrics.registry.metrics()
  expect(text).toContain('sohbet_mails_total{outcome="sent"} 1')
  expect(text).toContain('sohbet_mails_total{outcome="failed"} 2')
  expect(text).toContain('sohbet_jobs_total{job="clean-up",outcome="failed"} 1')
})
