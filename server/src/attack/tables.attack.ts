import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, everyCall, fieldsOf, readWith } from './every-call.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const withQuery = everyCall.filter(({ endpoint }) => fieldsOf(endpoint.query).length > 0)
const triesEach = Math.ceil(5000 / withQuery.length)

/** Parts of injections; the order is fixed, so that a failure can be repeated. */
const pieces = [
  "'",
  '"',
  '`',
  ';',
  '--',
  '/*',
  '*/',
  '\\',
  '%',
  '_',
  '(',
  ')',
  ',',
  ':',
  '::',
  '=',
  '||',
  '$1',
  '?',
  '\n',
  '\0',
  '\u00a0',
  'İ',
  '🙂',
  ' OR 1=1',
  ' UNION SELECT null',
  'pg_sleep(5)',
  'DROP TABLE users',
  'chr(65)',
  'username',
  'email',
  'createdAt',
  'id',
  'asc',
  'desc',
  'password_hash',
  'users.role',
  'case when 1 then',
  '0',
  '-1',
  '1e9',
  'null',
  'true',
  '{}',
  '[]',
  'a'.repeat(150),
]
function* fuzz(seed: number, count: number) {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
  for (let made = 0; made < count; made++) {
    yield Array.from({ length: 1 + next(5) }, () => pieces[next(pieces.length)]).join('')
  }
}

test.each(withQuery)('$name: sorting, searching and paging accept known values only', async (call) => {
  const shooter = await aShooter(server, call)
  const keys = fieldsOf(call.endpoint.query)
  const begun = performance.now()
  const broken: string[] = []
  let turn = 0
  for (const value of fuzz(call.name.length * 7919, triesEach)) {
    const key = keys[turn++ % keys.length] ?? ''
    const answer = await readWith(server, call, { shooter, query: { [key]: value } })
    if (answer && ![200, 302, 400, 403, 404].includes(answer.status))
      broken.push(`${key}=${value}: ${answer.status}`)
    if (answer?.status === 200 && key === 'sortBy') broken.push(`${key}=${value} was taken`)
  }
  expect(broken).toEqual([])
  // No query slept in the database
  expect((performance.now() - begun) / triesEach).toBeLessThan(2000)
})
