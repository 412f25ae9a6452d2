import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { insertDemoData } from '../demo/demo-data.ts'
import { changeLog } from '../db/tables/core/change-log.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { demoFiles } from '../testing/files/demo-files.ts'
import { seedTexts } from '../testing/seed-texts.ts'
import { aShooter, everyCall, fieldsOf, readWith, type Call } from './every-call.ts'

let server: TestApp
let client: pg.Client
beforeAll(async () => {
  server = await startTestApp()
  const { db, clock, files } = server
  const isMade = await insertDemoData(db, { now: clock.now, files, demoFiles })
  if (!isMade) throw new Error('there is no demo school to search in')
  await insertLogs()
  client = new pg.Client(server.database.connection)
  client.on('error', () => undefined)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

/** Texts with a special character, a plain word that finds them, and a text that a wildcard would match. */
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
  fieldsOf(query).find((name) => name === 'searchText' || name === 'text')
/** Codes have letters and digits only, so they hold no such texts. */
const withoutTexts = new Set(['campaigns.listDiscountCodes'])
const searching = everyCall.filter(
  ({ name, endpoint }) => searchedBy(endpoint) !== undefined && !withoutTexts.has(name),
)

/** The caller with the widest view: an admin, if an admin may call. */
const seer = (call: Call) =>
  aShooter(server, call, call.endpoint.access.who.includes('admin') ? 'admin' : undefined)

/** The rows that a search finds, in one list, in several or in a CSV file, and their number. */
function foundIn(text: string) {
  const reply: unknown = JSON.parse(text)
  const file = z.object({ csv: z.string() }).safeParse(reply).data
  const [, ...lines] = file?.csv.trim().split('\n') ?? []
  const lists = Array.isArray(reply)
    ? [reply]
    : [lines, ...Object.values(Object(reply)).filter(Array.isArray)]
  return {
    rows: lists.flat().map((row) => JSON.stringify(row)),
    total: z.object({ totalCount: z.number() }).safeParse(reply).data?.totalCount,
  }
}

/** Rows for the two logs that are empty in a new school. */
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

test.each(searching)('$name: searches for wildcards literally', async (call) => {
  const shooter = await seer(call)
  await seedTexts(
    client,
    signs.flatMap(({ text, other }) => [text, other]),
  )
  const key = searchedBy(call.endpoint) ?? ''
  const find = async (searchText: string) => {
    const answer = await readWith(server, call, { shooter, query: { [key]: searchText } })
    expect([searchText, answer?.status]).toEqual([searchText, 200])
    return foundIn(answer?.text ?? '')
  }
  for (const { searched, word, other } of signs) {
    const [found, right, wrong] = [await find(searched), await find(word), await find(other)]
    // One text to find, and one that a wildcard would find
    expect([searched, right.rows.length > 0, wrong.rows.length > 0]).toEqual([searched, true, true])
    expect([searched, wrong.rows]).not.toEqual([searched, right.rows])
    // When the search returns only the best few, each of them must contain the text
    const isShown = found.rows.every((row) => row.includes(JSON.stringify(searched).slice(1, -1)))
    expect([searched, isShown && found.rows.length > 0 ? right : found]).toEqual([searched, right])
  }
})
