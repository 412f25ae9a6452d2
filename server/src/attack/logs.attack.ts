import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { aShooter, everyCall, pathsIn, shoot, takesJson, valueAt, withAt } from './every-call.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const canary = 'canary'
/** A line of its own, if a log took it as it came. */
const forgedLine = `${canary}\r\n{"level":60,"msg":"${canary}"}`

test.each(everyCall)('$name: nothing that was sent is in the log', async (call) => {
  const { values, headers } = await aShooter(server, call)
  const from = server.logged.length
  const bodies = takesJson(call)
    ? pathsIn(values.body)
        .filter((path) => typeof valueAt(values.body, path) === 'string')
        .flatMap((path) =>
          [canary, forgedLine, `${canary}@example.test`].map((text) => withAt(values.body, path, text)),
        )
    : [undefined]
  for (const body of bodies.length > 0 ? bodies : [{}]) {
    const sent = {
      values: { ...values, query: { ...Object(values.query), token: canary, searchText: canary } },
      headers: {
        ...headers,
        cookie: canary,
        'user-agent': canary,
        referer: `https://${canary}/`,
        'x-request-id': canary,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    await shoot(server, call.endpoint, sent)
    await shoot(server, call.endpoint, {
      ...sent,
      headers: { authorization: `Bearer ${canary}.${canary}.${canary}` },
    })
  }
  const lines = server.logged.slice(from)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes(canary))).toEqual([])
  for (const line of lines)
    expect(
      line
        .trimEnd()
        .split('\n')
        .map((one) => typeof JSON.parse(one)),
    ).toEqual(['object'])
})
