import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { canaries, leakingLines } from './canaries.ts'
import { aShooter, everyCall, isWrite, shoot, takesJson, type Call, type Shooter } from './every-call.ts'
import { namesAt, placesIn, putAt } from './value-paths.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** Puts the canary into every header that the server reads. */
const headersWith = (canary: string) => {
  const word = encodeURIComponent(canary)
  return {
    cookie: word,
    'user-agent': word,
    referer: `https://example.test/${word}`,
    origin: `https://${word}`,
    'x-request-id': word,
    'x-forwarded-for': word,
    'accept-language': word,
    'if-none-match': word,
  }
}

const filledWith = (schema: Parameters<typeof namesAt>[0], canary: string) =>
  Object.fromEntries([...namesAt(schema, [])].map((name) => [name, canary]))

/** Every request with a canary: in each text of its body, in its URL, and always in its headers. */
function* shotsOf(call: Call, { values, headers }: Shooter, canary: string) {
  const { endpoint } = call
  const query = { ...filledWith(endpoint.query, canary), token: canary, searchText: canary }
  const carried = { ...headersWith(canary), ...headers }
  const body = takesJson(call) ? { body: JSON.stringify(values.body) } : {}
  yield { values: { ...values, query }, headers: carried, ...body }
  if (endpoint.params)
    yield { values: { ...values, params: filledWith(endpoint.params, canary) }, headers: carried, ...body }
  yield { values, headers: { ...carried, authorization: `Bearer ${encodeURIComponent(canary)}` }, ...body }
  if (!takesJson(call)) return
  const texts = placesIn(endpoint.body, values.body).filter(({ example }) => typeof example === 'string')
  // Every canary in a third of the texts, so that each text gets some
  const turn = canaries.indexOf(canary)
  for (const { path } of texts.filter((_, at) => texts.length < 3 || at % 3 === turn % 3)) {
    const put = putAt(values.body, { path, schema: endpoint.body }, canary)
    yield { values, headers: carried, body: JSON.stringify(put) }
  }
  yield { values, headers: carried, body: JSON.stringify({ ...Object(values.body), [canary]: canary }) }
  yield { values, headers: carried, body: `{"a":"${encodeURIComponent(canary)}` }
}

test('there are twenty canaries, and a line with one is detected', () => {
  expect(canaries.length).toBeGreaterThanOrEqual(20)
  const lines = canaries.map((canary) => JSON.stringify({ msg: `refused: ${canary}` }))
  expect(leakingLines(lines)).toEqual(lines)
})

describe('no input appears in the log', () => {
  test.each(everyCall)('$name', async (call) => {
    let shooter = await aShooter(server, call)
    const from = server.logged.length
    for (const canary of canaries) {
      for (const shot of shotsOf(call, shooter, canary)) {
        const answer = await shoot(server, call.endpoint, shot)
        // The call may have changed its own preconditions
        if (isWrite(call) && answer && answer.status < 300) shooter = await aShooter(server, call)
      }
    }
    const lines = server.logged.slice(from)
    expect(lines.length).toBeGreaterThan(canaries.length)
    expect(leakingLines(lines)).toEqual([])
    const read = lines.map((line) =>
      line
        .trimEnd()
        .split('\n')
        .map((one) => typeof JSON.parse(one)),
    )
    expect(read.filter(([first, ...others]) => first !== 'object' || others.length > 0)).toEqual([])
  })

  test('for an unknown URL', async () => {
    const from = server.logged.length
    for (const canary of canaries.map(encodeURIComponent)) {
      for (const url of [`/api/calendar/${canary}`, `/api/users/byemail/${canary}/x`, `/auth/${canary}`])
        await server.app.inject({ url: `${url}?token=${canary}` })
    }
    expect(server.logged.length).toBeGreaterThan(from + canaries.length)
    expect(leakingLines(server.logged.slice(from))).toEqual([])
  })
})
