import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { insertDemoData } from '../db/demo/demo-data.ts'
import { changeLog } from '../db/tables/change-log.ts'
import { securityLog } from '../db/tables/security-log.ts'
import { demoFiles } from '../testing/files/demo-files.ts'
import { seedTexts } from '../testing/seed-texts.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, everyCall, shoot, type Call } from './every-call.ts'

let server: TestApp
let client: pg.Client
beforeAll(async () => {
  server = await startTestApp()
  client = new pg.Client(server.database.connection)
  client.on('error', () => undefined)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

const shapeOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : []

const withQuery = everyCall.filter(({ endpoint }) => shapeOf(endpoint.query).length > 0)
const triesEach = Math.ceil(5000 / withQuery.length)

/** What injection is made of; the order is fixed, so that a failure can be repeated. */
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

test.each(withQuery)('$name: sorting, searching and paging take known words only', async (call) => {
  const shooter = await aShooter(server, call)
  const keys = shapeOf(call.endpoint.query)
  const begun = performance.now()
  const broken: string[] = []
  let turn = 0
  for (const value of fuzz(call.name.length * 7919, triesEach)) {
    const key = keys[turn++ % keys.length] ?? ''
    const answer = await read(call, shooter, { [key]: value })
    if (answer && ![200, 302, 400, 403, 404].includes(answer.status))
      broken.push(`${key}=${value}: ${answer.status}`)
    if (answer?.status === 200 && key === 'sortBy') broken.push(`${key}=${value} was taken`)
  }
  expect(broken).toEqual([])
  // None of them slept in the database
  expect((performance.now() - begun) / triesEach).toBeLessThan(2000)
})

const read = (call: Call, { headers, values }: Awaited<ReturnType<typeof aShooter>>, query: object) =>
  shoot(server, call.endpoint, {
    headers,
    values: { ...values, query: { ...Object(values.query), ...query } },
  })

/** Texts that hold a sign, each with a plain word to find it by, and what it would find if the sign were a wildcard. */
const signs = [
  { searched: '0% s', text: 'percent 100% sure', word: 'percent', other: 'hundred 100x sure' },
  { searched: 'r_s', text: 'underline under_score', word: 'underline', other: 'straight underXscore' },
  {
    searched: String.raw`k\s`,
    text: String.raw`slanted back\slash`,
    word: 'slanted',
    other: 'joined backslash',
  },
  { searched: '5*5', text: 'starry 5*5', word: 'starry', other: 'many 555' },
]

const searchedBy = ({ query }: Call['endpoint']) =>
  shapeOf(query).find((name) => name === 'searchText' || name === 'text')
const searching = everyCall.filter(({ endpoint }) => searchedBy(endpoint) !== undefined)

/** Whoever sees most: an admin, where one may call. */
const seer = (call: Call) =>
  aShooter(server, call, call.endpoint.access.who.includes('admin') ? 'admin' : undefined)

/** What a search finds: rows of one list, or of several, and how many in all. */
function foundIn(text: string) {
  const reply: unknown = JSON.parse(text)
  const lists = Array.isArray(reply) ? [reply] : Object.values(Object(reply)).filter(Array.isArray)
  return {
    rows: lists.flat().map((row) => JSON.stringify(row)),
    total: z.object({ totalCount: z.number() }).safeParse(reply).data?.totalCount,
  }
}

/** Rows for those two that a new school has none for. */
async function insertLogs() {
  const createdAt = server.clock.now
  const words = {
    area: 'resources',
    kind: 'changed',
    subject: 'a',
    field: 'a',
    before: 'a',
    after: 'a',
  } as const
  await server.db.insert(changeLog).values(Array.from({ length: 20 }, () => ({ ...words, createdAt })))
  const seen = { event: 'login', address: 'a', userAgent: 'a', details: 'a' } as const
  await server.db.insert(securityLog).values(Array.from({ length: 20 }, () => ({ ...seen, createdAt })))
}

describe('a wildcard is searched for as it stands', () => {
  beforeAll(async () => {
    await insertDemoData(server.db, { now: server.clock.now, files: server.files, demoFiles })
    await insertLogs()
  })

  test.each(searching)('$name', async (call) => {
    const shooter = await seer(call)
    await seedTexts(
      client,
      signs.flatMap(({ text, other }) => [text, other]),
    )
    const key = searchedBy(call.endpoint) ?? ''
    const find = async (searchText: string) => {
      const answer = await read(call, shooter, { [key]: searchText })
      expect([searchText, answer?.status]).toEqual([searchText, 200])
      return foundIn(answer?.text ?? '')
    }
    for (const { searched, word, other } of signs) {
      const [found, right, wrong] = [await find(searched), await find(word), await find(other)]
      // There is one to find, and one that a wildcard would find
      expect([searched, right.rows.length > 0, wrong.rows.length > 0]).toEqual([searched, true, true])
      expect([searched, wrong.rows]).not.toEqual([searched, right.rows])
      // Of the best few only, others may be best: then each shows it
      const isShown = found.rows.every((row) => row.includes(JSON.stringify(searched).slice(1, -1)))
      expect([searched, isShown && found.rows.length > 0 ? right : found]).toEqual([searched, right])
    }
  })
})
