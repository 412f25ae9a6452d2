import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { insertDemoData } from '../demo/demo-data.ts'
import { demoFiles } from '../testing/files/demo-files.ts'
import { seedTexts } from '../testing/seed-texts.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, everyCall, fieldsOf, shoot } from './every-call.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  // Rows for every export
  await insertDemoData(server.db, { now: server.clock.now, files: server.files, demoFiles })
})
afterAll(() => server.stop())

const formulas = ['=', '+', '-', '@', '\t', '\r', '\n', "'=", '=\t', '@+', 'x;=', 'x,=', 'x\n=', 'x\t@'].map(
  (start) => `${start}HYPERLINK("x")`,
)

/** Every call that returns a table for a spreadsheet. */
const exports = everyCall.filter(
  ({ endpoint }) => fieldsOf(endpoint.reply).includes('csv') || endpoint.binary === 'text/csv',
)
const csvReply = z.object({ csv: z.string() })

/** A call may return several tables: one for every value of its query enums. */
function choicesOf(schema: z.ZodType | undefined): Record<string, string>[] {
  const json = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
  const { properties = {} } = jsonQuery.parse(json)
  const choices = Object.entries(properties).flatMap(([key, { enum: words = [] }]) =>
    words.map((word) => ({ [key]: word })),
  )
  return [{}, ...choices]
}
const jsonQuery = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })).optional(),
})

/** Cells as intended, and as spreadsheets with other delimiters split them, ignoring quotes. */
function cellsOf(text: string): string[] {
  const { csv } = csvReply.safeParse(JSON.parse(text)).data ?? { csv: text }
  return [',', ';', '\t'].flatMap((delimiter) =>
    z
      .array(z.array(z.string()))
      .parse(parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }))
      .flat(),
  )
}

test('finds exports to test', () => expect(exports.length).toBeGreaterThanOrEqual(2))

test.each(exports)('$name: no cell begins like a formula', async (call) => {
  const client = new pg.Client(server.database.connection)
  client.on('error', () => undefined)
  await client.connect()
  const seen: string[] = []
  for (const [turn] of formulas.entries()) {
    const shooter = await aShooter(server, call)
    await seedTexts(client, formulas, turn)
    for (const query of choicesOf(call.endpoint.query)) {
      const values = { ...shooter.values, query: { ...Object(shooter.values.query), ...query } }
      const answer = await shoot(server, call.endpoint, { ...shooter, values })
      expect(answer?.status).toBe(200)
      seen.push(...cellsOf(answer?.text ?? ''))
    }
  }
  expect(seen.some((cell) => cell.includes('HYPERLINK'))).toBe(true)
  expect(seen.filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([])
  await client.end()
})
