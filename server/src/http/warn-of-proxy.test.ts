import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
afterEach(() => server.stop())

const warnings = () => server.logged.filter((line) => line.includes('TRUST_PROXY does not name it'))

async function callsFrom(remoteAddress: string, forwarded: readonly string[]) {
  for (const value of forwarded)
    await server.app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-for': value } })
}

test('warns once of an address that sends different X-Forwarded-For values', async () => {
  server = await startTestApp()
  await callsFrom('192.0.2.1', ['198.51.100.1', '198.51.100.1'])
  await callsFrom('192.0.2.2', ['198.51.100.2'])
  expect(warnings()).toEqual([])
  await callsFrom('192.0.2.1', ['198.51.100.3', '198.51.100.4'])
  expect(warnings()).toEqual([expect.stringContaining('"address":"192.0.2.1"')])
})

test('does not warn of a proxy that TRUST_PROXY names', async () => {
  server = await startTestApp({ config: { trustProxy: ['192.0.2.1'] } })
  await callsFrom('192.0.2.1', ['198.51.100.1', '198.51.100.2'])
  expect(warnings()).toEqual([])
})
