import { requestPath } from '@sohbet/contract/request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, ask, everyCall, isWrite, takesJson } from './every-call.ts'
import { changesBetween, isUnchanged, takeSnapshot } from './snapshot.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** Requests that a page of another site can send without a preflight. They carry no token. */
const simpleTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  undefined,
]
const fromElsewhere = {
  origin: 'https://evil.example',
  'sec-fetch-site': 'cross-site',
  cookie: 'session=stolen',
}

/**
 * Signing out without a session, and leaving a checkout, change nothing. Mail programs unsubscribe with a form (RFC 8058);
 * the secret in the URL is the permission.
 */
const idle = new Set(['auth.logout', 'localCheckout.leaveLocalCheckout', 'campaignMails.unsubscribe'])

test.each(everyCall.filter(isWrite))('$name changes nothing for another site', async (call) => {
  const { values } = await aShooter(server, call)
  const before = await takeSnapshot(server.db)
  const json = takesJson(call) ? JSON.stringify(values.body) : ''
  for (const type of simpleTypes) {
    const answer = await server.app.inject({
      method: call.endpoint.method,
      url: requestPath(call.endpoint, values),
      headers: { ...fromElsewhere, ...(type && { 'content-type': type }) },
      ...(type && { payload: type.startsWith('multipart') ? formOf(json) : json }),
    })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
    const isDone = answer.statusCode < 400 && !idle.has(call.name)
    expect([type, isDone]).toEqual([type, false])
  }
  expect(isUnchanged(changesBetween(before, await takeSnapshot(server.db)))).toBe(true)
})

const formOf = (text: string) => `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--\r\n`

test.each(everyCall.filter((call) => !isWrite(call)))('$name, a read, writes nothing', async (call) => {
  const { values } = await aShooter(server, call)
  const before = await takeSnapshot(server.db)
  await ask(server, call.endpoint, { url: requestPath(call.endpoint, values), headers: fromElsewhere })
  expect(isUnchanged(changesBetween(before, await takeSnapshot(server.db)))).toBe(true)
})

test('no call lets another site read its reply', async () => {
  for (const { endpoint, name } of everyCall) {
    const { values } = await aShooter(server, { endpoint, name })
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: requestPath(endpoint, values),
      headers: { origin: 'https://evil.example', 'access-control-request-method': endpoint.method },
    })
    expect([name, answer.headers['access-control-allow-origin']]).toEqual([name, undefined])
    expect(answer.statusCode).toBe(404)
  }
})
