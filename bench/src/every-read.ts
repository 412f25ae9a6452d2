import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import { requestPath } from '@sohbet/contract/request'
import type { Role } from '@sohbet/domain/account/role'
import { z } from 'zod'
import { appUrl } from './addresses.ts'
import type { School } from './school.ts'

type Query = Record<string, string>
type Read = { path: string; role: Role | undefined }

const tries = 3
const shown = 12

/** Measures every read without path parameters, and lists with every order and a search in every column. */
export async function printSlowestReads({ signIn }: School) {
  const tokens = new Map<Role, string>()
  for (const role of ['admin', 'coach', 'learner'] as const)
    tokens.set(role, (await signIn(`${role}@sohbet.test`)).accessToken)
  const took: { name: string; ms: number; status: number }[] = []
  for (const { path, role } of everyRead()) {
    const token = role && tokens.get(role)
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : undefined)
    const times: number[] = []
    let status = 0
    for (let at = 0; at < tries; at++) {
      const begun = performance.now()
      const answer = await fetch(`${appUrl}${path}`, { headers })
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      status = answer.status
    }
    // The slowest time is the one with cold caches
    took.push({ name: `${role ?? 'anyone'} ${path}`, ms: Math.max(...times), status })
  }
  const slowest = took.toSorted((one, other) => other.ms - one.ms).slice(0, shown)
  process.stdout.write(`\nThe slowest of ${took.length} reads, each measured ${tries} times\n`)
  for (const { name, ms, status } of slowest)
    process.stdout.write(`${ms.toFixed(0).padStart(8)} ms  ${status}  ${name}\n`)
  for (const { name, status } of took.filter((read) => read.status !== 200))
    process.stdout.write(`   not measured, ${status}: ${name}\n`)
}

function everyRead(): Read[] {
  return [...endpoints.values()].filter(isRead).flatMap((endpoint) => {
    const { who } = endpoint.access
    const roles = who === 'anyone' ? [undefined] : who
    return queriesOf(endpoint).flatMap((query) =>
      roles.map((role) => ({ path: requestPath(endpoint, { query }), role })),
    )
  })
}

const isRead = ({ method, params, events, path }: Endpoint) =>
  method === 'GET' && !params && !events && !path.startsWith('/dev/')

/** The required query of a call, then variants with every order and search that it offers. */
function queriesOf({ query }: Endpoint): Query[] {
  if (!(query instanceof z.ZodObject)) return [{}]
  const needed = Object.fromEntries(
    Object.entries(query.shape)
      .filter(([, field]) => !z.safeParse(field, undefined).success)
      .map(([name, field]) => [name, firstOf(field) ?? 'elif']),
  )
  const { sortBy, searchColumn, searchText } = query.shape
  const orders = sortBy ? valuesOf(sortBy).map((value) => ({ ...needed, sortBy: value })) : []
  const searches = searchColumn
    ? valuesOf(searchColumn).map((value) => ({ ...needed, searchColumn: value, searchText: 'elif' }))
    : []
  const everywhere = searchText ? [{ ...needed, searchText: 'elif' }] : []
  return [needed, ...orders, ...searches, ...everywhere]
}

/** The allowed values of an enum field, taken from its validation error. */
function valuesOf(field: z.core.$ZodType): string[] {
  const [issue] = z.safeParse(field, '?').error?.issues ?? []
  return issue?.code === 'invalid_value' ? issue.values.map(String) : []
}
const firstOf = (field: z.core.$ZodType) => valuesOf(field)[0]
