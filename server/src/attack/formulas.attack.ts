import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { seedTexts } from '../testing/seed-texts.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { aShooter, everyCall, shoot } from './every-call.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const formulas = ['=', '+', '-', '@', '\t', '\r', '\n', "'=", '=\t', '@+'].map(
  (start) => `${start}HYPERLINK("x")`,
)

const shapeOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : []
/** Every call that answers with a table for a spreadsheet. */
const exports = everyCall.filter(
  ({ endpoint }) => shapeOf(endpoint.reply).includes('csv') || endpoint.binary === 'text/csv',
)
const csvReply = z.object({ csv: z.string() })

test('there are exports', () => expect(exports.length).toBeGreaterThanOrEqual(2))

test.each(exports)('$name: no cell begins like a formula', async (call) => {
  const client = new pg.Client(server.database.connection)
  await client.connect()
  for (const [turn] of formulas.entries()) {
    const shooter = await aShooter(server, call)
    await seedTexts(client, formulas, turn)
    const answer = await shoot(server, call.endpoint, shooter)
    expect(answer?.status).toBe(200)
    const text = answer?.text ?? ''
    const { csv } = csvReply.safeParse(JSON.parse(text)).data ?? { csv: text }
    const cells = z
      .array(z.array(z.string()))
      .parse(parse(csv, { bom: true }))
      .flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([])
  }
  await client.end()
})
