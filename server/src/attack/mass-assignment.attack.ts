import type { Endpoint } from '@sohbet/contract/endpoint'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, everyCall, isWrite, shoot, takesJson, type Call, type Shooter } from './every-call.ts'
import { namesAt, type Path } from './value-paths.ts'
import {
  changesBetween,
  restoreSnapshot,
  isUnchanged,
  tableOf,
  takeSnapshot,
  type Changes,
} from './snapshot.ts'

let server: TestApp
/** Every column of every table in both spellings, with a harmful value. */
let poison: Map<string, unknown>
beforeAll(async () => {
  server = await startTestApp()
  // Present from the start, so that writes change it
  await server.db
    .insert(schoolSettings)
    .values({ announcementTr: '', announcementEn: '', updatedAt: server.clock.now })
  const accomplice = await aUserOf(server.db, 'admin')
  poison = await poisonFor(accomplice.id)
})
afterAll(() => server.stop())

/** A day that no other value uses. */
const someDay = '2031-01-01'
const columnsSchema = z.array(z.object({ name: z.string(), type: z.string() }))

async function poisonFor(accomplice: string): Promise<Map<string, unknown>> {
  const { rows } = await server.db.execute(
    sql`select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  )
  const valueOf = (name: string, type: string): unknown => {
    if (name === 'role') return 'admin'
    if (name === 'status') return 'active'
    if (type === 'uuid') return accomplice
    if (/int|numeric/.test(type)) return 4242
    if (type === 'boolean') return true
    if (/timestamp/.test(type)) return `${someDay}T00:00:00.000Z`
    if (type === 'date') return someDay
    return 'poison'
  }
  const entries = columnsSchema
    .parse(rows)
    .flatMap(({ name, type }) =>
      [name, camel(name)].map((spelling) => [spelling, valueOf(name, type)] as const),
    )
  return new Map(entries)
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

type Effect = Changes & { status: number }

/** Records the effect of a call and restores the database. */
async function effectOf(call: Call, shooter: Shooter, body: string): Promise<Effect> {
  const before = await takeSnapshot(server.db, { all: true })
  const answer = await shoot(server, call.endpoint, { ...shooter, body })
  const after = await takeSnapshot(server.db, { all: true })
  await restoreSnapshot(before, server.db)
  return { status: answer?.status ?? 0, ...changesBetween(before, after) }
}

/** A body with the harmful fields at every level, except those that the call itself declares there. */
function poisoned(schema: Endpoint['body'], value: unknown, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, at) => poisoned(schema, item, [...path, at]))
  if (typeof value !== 'object' || value === null) return value
  // A field of any type is ignored by the call, so it is poisoned too
  const declared = namesAt(schema, path, { any: false })
  const more = [...poison].filter(([name]) => !declared.has(name))
  const own = Object.entries(value).map(
    ([key, item]) => [key, poisoned(schema, item, [...path, key])] as const,
  )
  return Object.fromEntries([...more, ...own])
}

/** Every written value, by `table.column`. */
function written({ changed, added }: Changes): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>()
  for (const [kind, rows] of [['changed', changed] as const, ['added', added] as const]) {
    for (const [key, row] of rows) {
      for (const [column, value] of Object.entries(row)) {
        const place = `${kind} ${tableOf(key)}.${column}`
        values.set(place, [...(values.get(place) ?? []), value])
      }
    }
  }
  return values
}

const sorted = (values: readonly unknown[] = []) => values.map((value) => JSON.stringify(value)).toSorted()

/** Columns that differ in every run, such as new ids or digests. */
function changingBy(one: Changes, other: Changes): Set<string> {
  const [first, second] = [written(one), written(other)]
  return new Set(
    [...first.keys()].filter((at) => String(sorted(first.get(at))) !== String(sorted(second.get(at)))),
  )
}

/** Rows without the columns that differ in every run, sorted. */
function rowsOf({ changed, added, removed }: Changes, changing: ReadonlySet<string>) {
  const describeRows = (kind: string, rows: Changes['added'], isKeyed: boolean) =>
    [...rows].map(([key, row]) => {
      const kept = Object.entries(row).filter(
        ([column]) => !changing.has(`${kind} ${tableOf(key)}.${column}`),
      )
      return `${kind} ${isKeyed ? key : tableOf(key)} ${JSON.stringify(Object.fromEntries(kept))}`
    })
  return [
    ...describeRows('changed', changed, true),
    ...describeRows('added', added, false),
    ...removed.map((key) => `removed ${key}`),
  ].toSorted()
}

const writes = everyCall.filter((call) => isWrite(call) && takesJson(call))

test.each(writes)('$name: leaves undeclared columns unchanged', async (call) => {
  const shooter = await aShooter(server, call)
  const body = JSON.stringify(shooter.values.body ?? {})
  const [plain, again] = [await effectOf(call, shooter, body), await effectOf(call, shooter, body)]
  expect([plain.status, again.status]).toEqual([expect.toSatisfy(isSuccess), plain.status])
  const more = await effectOf(
    call,
    shooter,
    JSON.stringify(poisoned(call.endpoint.body, shooter.values.body)),
  )
  // A strict call may refuse unknown fields altogether
  const isStrict = more.status === 400
  const changing = changingBy(plain, again)
  const asPlain = { status: plain.status, rows: rowsOf(plain, changing) }
  expect({ status: more.status, rows: rowsOf(more, changing) }).toEqual(
    isStrict ? { status: 400, rows: [] } : asPlain,
  )
  const harm = [...written(more)].filter(
    ([at, values]) => changing.has(at) && values.some((value) => isPoison(at, value)),
  )
  expect(harm).toEqual([])
})

const isSuccess = (status: number) => status >= 200 && status < 300
const isPoison = (at: string, value: unknown) =>
  value === poison.get(at.split('.')[1] ?? '') || String(value).startsWith(someDay)

test.each(writes)('$name: a body cannot reach a prototype', async (call) => {
  const shooter = await aShooter(server, call)
  const text = JSON.stringify(shooter.values.body ?? {})
  for (const key of ['__proto__', 'constructor']) {
    const evil = key === '__proto__' ? '{"role":"admin"}' : '{"prototype":{"role":"admin"}}'
    const { status, ...changes } = await effectOf(
      call,
      shooter,
      `{"${key}":${evil}${text === '{}' ? '' : ','}${text.slice(1)}`,
    )
    expect([key, status, isUnchanged(changes)]).toEqual([key, 400, true])
  }
  expect(Reflect.get({}, 'role')).toBeUndefined()
})
