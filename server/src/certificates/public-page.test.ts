import { revokeCertificate, showCertificateName } from '@sohbet/contract/learning/certificates'
import { users } from '../db/tables/people/users.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCertificate } from '../testing/rows/certificates.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  // A fixed clock, so that a busy machine stays within one minute
  vi.useFakeTimers({ toFake: ['Date'] })
  const webBuild = fakeWebBuild({ page: "path + ' ' + JSON.stringify(data.certificate)" })
  server = await startTestApp({ webBuild, config: { rateLimit: true } })
  admin = await aUserOf(server.db, 'admin')
  learner = await aUserOf(server.db, 'learner')
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
})

const get = (url: string, remoteAddress = '10.0.0.1') => server.app.inject({ url, remoteAddress })

test('anyone with the number sees whether a certificate is valid, and only what its holder allows', async () => {
  const { id, number } = await aCertificate(server.db, { userId: learner.id })
  const page = () => get(`/en/certificates/${number}`)
  const { statusCode, headers, body } = await page()
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(body).toContain(`/en/certificates/${number} `)
  expect(body).toContain('"holderName":"Ayşe Yılmaz"')
  for (const secret of [id, learner.id, learner.email]) expect(body).not.toContain(secret)

  const hide = { params: { id }, body: { showsName: false } }
  await server.call(showCertificateName, hide, { as: learner })
  expect((await page()).body).toContain('"holderName":null')
  await server.call(showCertificateName, { ...hide, body: { showsName: true } }, { as: learner })
  const reason = 'Issued to the wrong person'
  await server.call(revokeCertificate, { params: { id }, body: { reason } }, { as: admin })
  const revoked = (await page()).body
  expect(revoked).toContain('"holderName":null')
  expect(revoked).toMatch(/"revokedOn":"\d{4}-\d\d-\d\d"/)
  expect(revoked).not.toContain(reason)
})

test('the certificate of an erased learner stays valid without a name', async () => {
  const erased = await aUserOf(server.db, 'learner')
  const { number } = await aCertificate(server.db, { userId: erased.id })
  await server.db.delete(users).where(eq(users.id, erased.id))
  const { statusCode, body } = await get(`/certificates/${number}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('"holderName":null')
})

test.each([
  ['/certificates/2222-2222-2222', 404, undefined],
  ['/en/certificates/nonsense', 404, undefined],
  ['/certificates/7k2m9pxq4rtv', 302, '/certificates/7K2M-9PXQ-4RTV'],
  ['/certificates', 200, undefined],
  ['/certificates?number=', 200, undefined],
  ['/en/certificates?number=7k2m%209pxq', 303, '/en/certificates/7k2m%209pxq'],
  ['/certificates?number=%2F%2Fevil.test', 303, '/certificates/%2F%2Fevil.test'],
])('%s answers %d', async (url, status, location) => {
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers.location]).toEqual([status, location])
})

test('an address can try no more than 60 numbers a minute', async () => {
  const statuses: Record<number, number> = {}
  for (let call = 0; call < 62; call += 1) {
    const { statusCode } = await get('/certificates/2222-2222-2222', '10.0.0.2')
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  expect(statuses).toEqual({ 404: 60, 429: 2 })
})
