import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { schoolSettings } from '../db/tables/school-settings.ts'
import { aUserOf } from '../testing/builders.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { aShooter, declaredFields, everyCall, isWrite, shoot, takesJson, type Call } from './every-call.ts'
import { changesBetween, isUnchanged, takeSnapshot, type Changes } from './snapshot.ts'

let server: TestApp
/** Every column of every table, in both spellings, with a value that we would know again. */
let poison: Record<string, unknown>
beforeAll(async () => {
  server = await startTestApp()
  // There from the beginning, so that both of two writes change it
  await server.db
    .insert(schoolSettings)
    .values({ announcementTr: '', announcementEn: '', updatedAt: server.clock.now })
  const accomplice = await aUserOf(server.db, 'admin')
  poison = await poisonFor(accomplice.id)
})
afterAll(() => server.stop())

const columnsSchema = z.array(z.object({ name: z.string(), type: z.string() }))

async function poisonFor(accomplice: string): Promise<Record<string, unknown>> {
  const { rows } = await server.db.execute(
    sql`select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  )
  const valueOf = (name: string, type: string): unknown => {
    if (name === 'role') return 'admin'
    if (name === 'status') return 'active'
    if (type === 'uuid') return accomplice
    if (/int|numeric/.test(type)) return 4242
    if (type === 'boolean') return true
    if (/timestamp/.test(type)) return '2031-01-01T00:00:00.000Z'
    if (type === 'date') return '2031-01-01'
    return 'poison'
  }
  const entries = columnsSchema
    .parse(rows)
    .flatMap(({ name, type }) =>
      [name, camel(name)].map((spelling) => [spelling, valueOf(name, type)] as const),
    )
  return Object.fromEntries(entries)
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What a call does with its own values, and what it does with more. */
async function effectOf(
  call: Call,
  change: (body: unknown) => string,
): Promise<Changes & { status: number }> {
  const shooter = await aShooter(server, call)
  const before = await takeSnapshot(server.db)
  const answer = await shoot(server, call.endpoint, { ...shooter, body: change(shooter.values.body) })
  const after = await takeSnapshot(server.db)
  return { status: answer?.status ?? 0, ...changesBetween(before, after) }
}

const withMore = (value: unknown, more: object): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => withMore(item, more))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([key, item]) => [key, withMore(item, more)] as const)
  return { ...more, ...Object.fromEntries(own) }
}

const shapesOf = ({ added }: Changes) => new Set(added.map((row) => Object.keys(row).join()))

const writes = everyCall.filter((call) => isWrite(call) && takesJson(call))

test.each(writes)('$name: columns that it does not name stay as they are', async (call) => {
  const declared = declaredFields(call.endpoint.body)
  const more = Object.fromEntries(Object.entries(poison).filter(([name]) => !declared.has(name)))
  const plain = await effectOf(call, (body) => JSON.stringify(body ?? {}))
  const poisoned = await effectOf(call, (body) => JSON.stringify(withMore(body ?? {}, more)))
  // A strict call may refuse unknown fields altogether
  const isRefused = poisoned.status === 400 && isUnchanged(poisoned)
  expect([poisoned.status, isRefused]).toEqual([isRefused ? 400 : plain.status, isRefused])
  expect([...poisoned.columns].filter((column) => !plain.columns.has(column))).toEqual([])
  // By their columns, not by their number: the second of two may find more people to tell, or change what the first made
  expect([...shapesOf(poisoned)].filter((shape) => !shapesOf(plain).has(shape))).toEqual([])
  const marks = new Set<unknown>(['poison', 4242])
  const written = poisoned.added.flatMap((row) => Object.entries(row).filter(([, value]) => marks.has(value)))
  expect(written).toEqual([])
})

test.each(writes)('$name: a body cannot reach a prototype', async (call) => {
  for (const key of ['__proto__', 'constructor']) {
    const evil = key === '__proto__' ? '{"role":"admin"}' : '{"prototype":{"role":"admin"}}'
    const { status, ...changes } = await effectOf(call, (body) => {
      const text = JSON.stringify(body ?? {})
      return text.startsWith('{')
        ? `{"${key}":${evil}${text === '{}' ? '' : ','}${text.slice(1)}`
        : `{"${key}":${evil}}`
    })
    expect([key, status, isUnchanged(changes)]).toEqual([key, 400, true])
  }
  expect(Reflect.get({}, 'role')).toBeUndefined()
})
